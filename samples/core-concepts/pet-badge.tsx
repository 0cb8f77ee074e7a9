import { isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function PetBadge() {
  const [state] = useGetPetById({ key: 'featured' });
  return <span>{isSuccess(state) ? state.data.name : 'No pet yet'}</span>;
}

export function PetLoader({ petId }: { petId: number }) {
  useGetPetById({
    key: 'featured',
    path: { petId },
    fetchOnMount: true,
    clearOnUnmount: true,
  });
  return <PetBadge />;
}
