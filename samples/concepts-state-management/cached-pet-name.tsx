import { useQuery } from '@tanstack/react-query';
import { getPetById } from '../hookloom/petstore';

const config = { baseURL: 'https://petstore.example/api' };

export function CachedPetName({ petId }: { petId: number }) {
  const pet = useQuery({
    queryKey: ['petstore', 'getPetById', petId],
    queryFn: () => getPetById(config, { path: { petId } }),
    staleTime: 60_000,
  });

  if (pet.isPending) return <p>Loading…</p>;
  if (pet.isError) return <p role="alert">{pet.error.message}</p>;
  return <p>{pet.data.name}</p>;
}
