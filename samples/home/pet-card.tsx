import { useGetPetById } from '../hookloom/petstore';

export function PetCard({ petId }: { petId: number }) {
  const [pet] = useGetPetById({
    path: { petId },
    fetchOnMount: true,
  });

  switch (pet.state) {
    case 'init':
    case 'pending':
      return <p>Loading…</p>;
    case 'success':
      return <h2>{pet.data.name}</h2>;
    case 'error':
      return <p role="alert">This pet did not load.</p>;
  }
}
