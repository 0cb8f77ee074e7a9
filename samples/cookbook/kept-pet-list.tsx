import { useFindPetsByStatus } from '../hookloom/petstore';

export function KeptPetList() {
  const [state] = useFindPetsByStatus({
    query: { status: 'available' },
    fetchOnMount: true,
  });
  const pets =
    state.state === 'success'
      ? state.data
      : state.state === 'init'
        ? undefined
        : state.previousData;

  if (pets === undefined)
    return <p>{state.state === 'error' ? state.error.kind : 'Loading…'}</p>;
  return (
    <ul aria-busy={state.state === 'pending'}>
      {pets.map((pet) => (
        <li key={pet.id}>{pet.name}</li>
      ))}
    </ul>
  );
}
