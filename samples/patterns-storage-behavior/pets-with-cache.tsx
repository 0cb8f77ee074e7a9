import { useQuery } from '@tanstack/react-query';
import {
  useFindPetsByStatusAsync,
  type PetStatus,
} from '../hookloom/petstore';

export function PetsWithCache({ status }: { status: PetStatus }) {
  const [call] = useFindPetsByStatusAsync();
  const pets = useQuery({
    queryKey: ['petstore', 'findPetsByStatus', status],
    queryFn: ({ signal }) => call({ query: { status } }, { signal }),
    staleTime: 5 * 60_000,
  });

  if (pets.isPending) return <p>Loading…</p>;
  if (pets.isError) return <p role="alert">{pets.error.message}</p>;
  return <p>{pets.data.length} pets</p>;
}
