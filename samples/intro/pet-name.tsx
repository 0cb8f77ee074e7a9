import { useGetPetById } from '../hookloom/petstore';

export function PetName({ petId }: { petId: number }) {
  const [state] = useGetPetById({ path: { petId }, fetchOnMount: true });

  switch (state.state) {
    case 'init':
    case 'pending':
      return <p>Loading the pet.</p>;
    case 'success':
      return <p>{state.data.name}</p>;
    case 'error':
      return (
        <p role="alert">The pet could not be loaded ({state.error.kind}).</p>
      );
  }
}
