import { useGetPetById } from '../hookloom/petstore';

export function PetCard({ petId }: { petId: number }) {
  // highlight-next-line
  const [pet, execute] = useGetPetById({
    path: { petId },
    fetchOnMount: true,
  });

  switch (pet.state) {
    // highlight-start
    case 'init':
    case 'pending':
      return <p>Loading…</p>;
    case 'success':
      return <h2>{pet.data.name}</h2>;
    case 'error':
      if (pet.error.kind === 'http' && pet.error.documented) {
        return <p role="alert">{pet.error.body.message}</p>;
      }
      return <button onClick={() => void execute()}>Retry</button>;
    // highlight-end
  }
}
