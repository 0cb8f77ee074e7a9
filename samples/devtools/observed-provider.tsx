import { createStore, HookloomProvider } from '@hookloom/react';
import type { ReactNode } from 'react';

const store = createStore();
const started = new WeakMap<Request, number>();

const configs = {
  defaults: {
    onRequest(request: Request) {
      started.set(request, performance.now());
    },
    onResponse(response: Response, request: Request) {
      const duration = Math.round(
        performance.now() - (started.get(request) ?? 0),
      );
      console.debug(
        request.method,
        request.url,
        response.status,
        `${duration} ms`,
      );
    },
  },
};

// In the console: store.getState('petstore', 'getPetById')
Object.assign(globalThis, { store });

export function ObservedProvider({ children }: { children: ReactNode }) {
  return (
    <HookloomProvider store={store} configs={configs}>
      {children}
    </HookloomProvider>
  );
}
