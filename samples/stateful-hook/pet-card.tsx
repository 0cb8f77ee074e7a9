import { isError, isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function PetCard({ petId }: { petId: number }) {
  const [state, execute] = useGetPetById({
    key: `pet-${petId}`,
    fetchOnMount: true,
    clearOnUnmount: true,
    path: { petId },
  });

  if (isSuccess(state)) return <h2>{state.data.name}</h2>;
  if (isError(state))
    return <button onClick={() => void execute()}>Try again</button>;
  return <p>Loading…</p>;
}
