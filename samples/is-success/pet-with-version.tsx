import { isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function PetWithVersion({ petId }: { petId: number }) {
  const [state] = useGetPetById({ key: `pet-${petId}`, fetchOnMount: true, path: { petId } });

  if (!isSuccess(state)) return <p>No pet to show yet.</p>;

  return (
    <p>
      {state.data.name} is {state.data.status ?? 'of unknown status'} (HTTP {state.status}, version{' '}
      {state.headers.get('etag') ?? 'not given'})
    </p>
  );
}
