import { isError, isPending, isSuccess } from '@hookloom/react';
import { useFindPetsByStatus } from '../hookloom/petstore';

export function AvailablePets() {
  const [state, execute] = useFindPetsByStatus({
    fetchOnMount: true,
    query: { status: 'available' },
  });

  const pets = isSuccess(state)
    ? state.data
    : isPending(state) || isError(state)
      ? state.previousData
      : undefined;

  return (
    <section aria-label="Available pets" aria-busy={isPending(state)}>
      <button disabled={isPending(state)} onClick={() => void execute()}>
        Refresh
      </button>
      {isError(state) && <p role="alert">The list could not be loaded.</p>}
      {pets === undefined ? (
        <p>No list yet.</p>
      ) : (
        <ul>
          {pets.map((pet) => (
            <li key={pet.id}>{pet.name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
