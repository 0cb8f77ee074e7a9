import { useGetPetById } from '../hookloom/petstore';

function unreachable(state: never): never {
  throw new Error(`Unexpected state: ${JSON.stringify(state)}`);
}

export function PetName({ petId }: { petId: number }) {
  const [state] = useGetPetById({ fetchOnMount: true, path: { petId } });

  switch (state.state) {
    case 'init':
    case 'pending':
      return <p>Loading…</p>;
    case 'success':
      return <p>{state.data.name}</p>;
    case 'error':
      return <p role="alert">Failed: {state.error.kind}</p>;
    default:
      return unreachable(state);
  }
}
