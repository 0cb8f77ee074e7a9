import { useGetPetById } from '../hookloom/petstore';

export function PetError({ petId }: { petId: number }) {
  const [pet, execute] = useGetPetById({ path: { petId } });
  if (pet.state !== 'error') return null;

  const { error } = pet;
  if (error.kind === 'http' && error.status === 404) {
    return <p>There is no pet {petId}.</p>;
  }
  if (error.kind === 'network') {
    return <button onClick={() => void execute()}>Try again</button>;
  }
  return <p role="alert">The call failed: {error.kind}.</p>;
}
