import { useGetPetById } from '../hookloom/petstore';

export function PetCard({ petId }: { petId: number }) {
  // highlight-next-line
  const [pet, execute] = useGetPetById({ path: { petId } });

  switch (pet.state) {
    // highlight-start
    case 'init':
      return <button onClick={() => void execute()}>Load</button>;
    case 'pending':
      return <p>Loading…</p>;
    case 'success':
      return <h2>{pet.data.name}</h2>;
    case 'error':
      return <p role="alert">This pet did not load.</p>;
    // highlight-end
  }
}
