import { useGetPetByIdAsync } from '../hookloom/petstore';

export function usePetQuery(petId: number) {
  const [call] = useGetPetByIdAsync();

  return {
    queryKey: ['petstore', 'getPetById', petId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call({ path: { petId } }, { signal }),
  };
}
