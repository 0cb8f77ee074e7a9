import { isError, isSuccess } from '@hookloom/react';
import { useGetPetById, useUpdatePetAsync } from '../hookloom/petstore';

export function PetEditor({ petId }: { petId: number }) {
  const [state, reload] = useGetPetById({
    path: { petId },
    fetchOnMount: true,
  });
  const [updatePet] = useUpdatePetAsync();

  if (isError(state)) return <p role="alert">Failed: {state.error.kind}</p>;
  if (!isSuccess(state)) return <p>Loading the pet.</p>;
  const pet = state.data;

  async function sell() {
    await updatePet({ body: { ...pet, status: 'sold' } });
    await reload();
  }

  return (
    <p>
      {pet.name}: {pet.status}{' '}
      <button onClick={() => void sell()}>Sell</button>
    </p>
  );
}
