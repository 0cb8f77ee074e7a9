import { isError, isSuccess } from '@hookloom/react';
import { useFindPetsByStatus, type PetStatus } from '../hookloom/petstore';

export function PetsOnMount({ status }: { status: PetStatus }) {
  const [state] = useFindPetsByStatus({
    query: { status },
    fetchOnMount: true,
  });

  if (isError(state))
    return <p role="alert">Not loaded: {state.error.kind}</p>;
  if (!isSuccess(state)) return <p>Loading…</p>;
  return <p>{state.data.length} pets</p>;
}
