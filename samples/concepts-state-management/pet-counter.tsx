import type { NetworkState } from '@hookloom/react';
import { useFindPetsByStatus, type Pet } from '../hookloom/petstore';

function countText(state: NetworkState<Pet[]>): string {
  switch (state.state) {
    case 'init':
      return 'No count yet';
    case 'pending':
      return state.previousData
        ? `${state.previousData.length} pets, updating`
        : 'Counting';
    case 'success':
      return `${state.data.length} pets`;
    case 'error':
      return `No count: ${state.error.kind}`;
    default:
      return state satisfies never;
  }
}

export function PetCounter() {
  const [state, execute, clear] = useFindPetsByStatus({
    query: { status: 'sold' },
    clearOnUnmount: true,
  });

  return (
    <section>
      <output>{countText(state)}</output>
      <button onClick={() => void execute()}>Count</button>
      <button onClick={clear}>Stop</button>
    </section>
  );
}
