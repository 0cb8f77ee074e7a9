import { isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function PetBreadcrumb({ petId }: { petId: number }) {
  const [state] = useGetPetById({ key: `pet-${petId}` });

  return (
    <nav aria-label="Breadcrumb">
      Pets / {isSuccess(state) ? state.data.name : petId}
    </nav>
  );
}
