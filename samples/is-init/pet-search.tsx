import { isError, isInit, isPending } from '@hookloom/react';
import { useFindPetsByStatus } from '../hookloom/petstore';

export function PetSearch() {
  const [state, execute] = useFindPetsByStatus({
    key: 'search',
    clearOnUnmount: true,
  });

  return (
    <section>
      <button onClick={() => void execute({ query: { status: 'sold' } })}>
        Show sold pets
      </button>
      {isInit(state) ? (
        <p>Nothing searched yet.</p>
      ) : isPending(state) ? (
        <p>Searching…</p>
      ) : isError(state) ? (
        <p role="alert">The search failed.</p>
      ) : (
        <p>{state.data.length} pets found</p>
      )}
    </section>
  );
}
