import { HookloomError, isPending, isSuccess } from '@hookloom/react';
import { useDeletePetAsync, useGetPetById } from '../hookloom/petstore';

const SHOWN_PET = 'shown-pet';

export function PetStatus() {
  const [pet] = useGetPetById({ key: SHOWN_PET });
  return (
    <p>
      {isSuccess(pet) ? (pet.data.status ?? 'No status') : 'No pet loaded'}
    </p>
  );
}

export function PetScreen({
  petId,
  onDeleted,
}: {
  petId: number;
  onDeleted: () => void;
}) {
  const [pet] = useGetPetById({
    key: SHOWN_PET,
    path: { petId },
    fetchOnMount: true,
    clearOnUnmount: true,
  });
  const [deletePet] = useDeletePetAsync();

  async function remove() {
    try {
      await deletePet({ path: { petId } });
      onDeleted();
    } catch (cause) {
      if (!(cause instanceof HookloomError)) throw cause;
      window.alert('The pet could not be deleted.');
    }
  }

  return (
    <main aria-busy={isPending(pet)}>
      <header>
        <PetStatus />
      </header>
      <h1>{isSuccess(pet) ? pet.data.name : 'Pet'}</h1>
      <button type="button" onClick={() => void remove()}>
        Delete
      </button>
    </main>
  );
}
