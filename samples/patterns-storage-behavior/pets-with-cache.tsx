import { useQuery } from '@tanstack/react-query';
import { useFindPetsByStatusAsync } from '../hookloom/petstore';

export function PetsWithCache({ status }: { status: 'available' | 'pending' | 'sold' }) {
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
