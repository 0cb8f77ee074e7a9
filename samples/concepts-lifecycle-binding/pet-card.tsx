import { useGetPetById } from '../hookloom/petstore';

export function PetCard({ petId }: { petId: number }) {
  const [state, execute] = useGetPetById({
    key: String(petId),
    path: { petId },
    fetchOnMount: true,
    clearOnUnmount: true,
  });

  switch (state.state) {
    case 'init':
    case 'pending':
      return <p>Loading…</p>;
    case 'error':
      return <button onClick={() => void execute()}>Try again</button>;
    case 'success':
      return <h2>{state.data.name}</h2>;
  }
}
