import { useGetPetById } from '../hookloom/petstore';

export function PetCard({
  petId,
  onClose,
}: {
  petId: number;
  onClose: () => void;
}) {
  const [state] = useGetPetById({
    path: { petId },
    fetchOnMount: true,
    clearOnUnmount: true,
  });

  return (
    <article aria-busy={state.state === 'pending'}>
      {state.state === 'success' && (
        <>
          <h2>{state.data.name}</h2>
          <p>
            Number {state.data.id}, {state.data.status ?? 'status unknown'}
          </p>
        </>
      )}
      {state.state === 'error' && (
        <p role="alert">This pet cannot be shown.</p>
      )}
      <button onClick={onClose}>Close</button>
    </article>
  );
}
