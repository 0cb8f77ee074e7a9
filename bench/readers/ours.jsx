import * as runtime from '@hookloom/react';
import { createStatefulHook } from '@hookloom/react/generated';

// Named by the bundler: the product's name stands in the identity alone.
const Provider = runtime[PROVIDER];

const useThing = createStatefulHook({
  source: 'bench',
  id: 'getThing',
  method: 'GET',
  path: '/thing',
  responses: { 200: { as: 'json' } },
});

export const Root = ({ answer, children }) => (
  <Provider configs={{ bench: { baseURL: 'https://bench.example', fetch: answer } }}>{children}</Provider>
);

export function useReader(key) {
  const [state, execute] = useThing({ key, fetchOnMount: true });
  return { value: state.data?.value, isPending: state.state === 'pending', again: () => execute() };
}
