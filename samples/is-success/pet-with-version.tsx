import { isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function PetWithVersion({ petId }: { petId: number }) {
  const [state] = useGetPetById({
    key: `pet-${petId}`,
    fetchOnMount: true,
    path: { petId },
  });

  if (!isSuccess(state)) return <p>No pet to show yet.</p>;

  const { data, status, headers } = state;
  return (
    <p>
      {data.name} is {data.status ?? 'of unknown status'} (HTTP {status},
      version {headers.get('etag') ?? 'not given'})
    </p>
  );
}
