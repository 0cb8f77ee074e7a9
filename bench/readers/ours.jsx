import * as runtime from '@hookloom/react';
import { createStatefulHook } from '@hookloom/react/generated';

// Defined by the bundler, because only `packages/identity` contains the product name.
const Provider = runtime[PROVIDER];

const useThing = createStatefulHook({
  source: 'bench',
  id: 'getThing',
  method: 'GET',
  path: '/thing',
  responses: { 200: { as: 'json' } },
});

export const Root = ({ respond, children }) => (
  <Provider configs={{ bench: { baseURL: 'https://bench.example', fetch: respond } }}>{children}</Provider>
);

export function useReader(key) {
  const [state, execute] = useThing({ key, fetchOnMount: true });
  return { value: state.data?.value, isPending: state.state === 'pending', again: () => execute() };
}
