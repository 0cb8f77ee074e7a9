import { isError, isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function PetDialog({
  petId,
  onClose,
}: {
  petId: number;
  onClose: () => void;
}) {
  const [state] = useGetPetById({
    key: 'dialog',
    path: { petId },
    fetchOnMount: true,
    clearOnUnmount: true,
  });

  return (
    <dialog open aria-label="Pet">
      {isSuccess(state) ? (
        <h2>{state.data.name}</h2>
      ) : (
        <p>{isError(state) ? state.error.kind : 'Loading…'}</p>
      )}
      <button onClick={onClose}>Close</button>
    </dialog>
  );
}
