import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, vi } from 'vitest';
import { HookloomProvider, type HookloomConfigs, type Store } from '../index.js';

export type App = { strict?: boolean; store?: Store | undefined; configs?: HookloomConfigs };

const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

export function inProvider(children: ReactNode, { strict = false, store, configs }: App): ReactNode {
  const app = (
    <HookloomProvider configs={configs} store={store}>
      {children}
    </HookloomProvider>
  );
  return strict ? <StrictMode>{app}</StrictMode> : app;
}

function attach(root: Root, container: HTMLElement, app: App) {
  cleanups.push(() => {
    root.unmount();
    container.remove();
  });
  return {
    render: (children: ReactNode, changed: App = {}) =>
      root.render(inProvider(children, { ...app, ...changed })),
    unmount: () => root.unmount(),
  };
}

/** Renders into a page of its own, which the end of the test removes. */
export function mount(children: ReactNode, app: App = {}) {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  root.render(inProvider(children, app));
  return attach(root, container, app);
}

/** Renders as a server does. */
export function renderOnServer(children: ReactNode, app: App): string {
  const html = renderToString(inProvider(children, app));
  // React 18 warns of layout effects, which stand here because there is a document; server.test.ts has none.
  vi.mocked(console.error).mockClear();
  return html;
}

/** Hydrates what the server had rendered. */
export function hydrate(html: string, children: ReactNode, app: App = {}) {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = html;
  return attach(hydrateRoot(container, inProvider(children, app)), container, app);
}
