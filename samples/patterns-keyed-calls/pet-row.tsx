import { useGetPetById } from '../hookloom/petstore';

export function PetRow({ petId }: { petId: number }) {
  const [state, execute] = useGetPetById({
    // highlight-next-line
    key: `row-${petId}`,
    path: { petId },
    fetchOnMount: true,
    clearOnUnmount: true,
  });

  switch (state.state) {
    case 'init':
    case 'pending':
      return <li aria-busy="true">{petId}</li>;
    case 'error':
      return (
        <li>
          {petId} <button onClick={() => void execute()}>Retry</button>
        </li>
      );
    case 'success':
      return <li>{state.data.name}</li>;
  }
}

export function PetRows({ petIds }: { petIds: readonly number[] }) {
  return (
    <ul>
      {petIds.map((petId) => (
        <PetRow key={petId} petId={petId} />
      ))}
    </ul>
  );
}
