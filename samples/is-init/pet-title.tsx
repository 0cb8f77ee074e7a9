import { isError, isInit, isPending } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

export function PetTitle({ petId }: { petId: number }) {
  const [state] = useGetPetById({ fetchOnMount: true, path: { petId } });

  if (isInit(state) || isPending(state))
    return <h2 aria-busy="true">Loading pet…</h2>;
  if (isError(state)) return <h2>Pet not available</h2>;
  return <h2>{state.data.name}</h2>;
}
