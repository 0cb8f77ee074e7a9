import { createStore, HookloomProvider, type HookloomConfigs, type Store } from '@hookloom/react';
import { render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';

type Options = { store?: Store; configs?: HookloomConfigs };

/** Renders a sample like an app does: in StrictMode, with a provider and a new store. */
export function show(sample: ReactNode, { store = createStore(), configs }: Options = {}) {
  const wrapped = (children: ReactNode) => (
    <StrictMode>
      <HookloomProvider store={store} configs={configs}>
        {children}
      </HookloomProvider>
    </StrictMode>
  );
  const { rerender, unmount } = render(wrapped(sample));
  return { store, unmount, show: (next: ReactNode) => rerender(wrapped(next)) };
}
