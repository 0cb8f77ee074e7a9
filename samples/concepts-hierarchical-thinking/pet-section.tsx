import { isError, isSuccess } from '@hookloom/react';
import { useFindPetsByStatus } from '../hookloom/petstore';

export function PetSection() {
  const [state] = useFindPetsByStatus({
    query: { status: 'available' },
    fetchOnMount: true,
    clearOnUnmount: true,
  });

  if (isError(state))
    return <p role="alert">No list of pets: {state.error.kind}</p>;
  return (
    <section>
      <PetCount />
      <PetNames />
    </section>
  );
}

function PetCount() {
  const [state] = useFindPetsByStatus();
  return <h2>{isSuccess(state) ? `${state.data.length} pets` : 'Pets'}</h2>;
}

function PetNames() {
  const [state] = useFindPetsByStatus();
  if (!isSuccess(state)) return null;
  return (
    <ul>
      {state.data.map((pet) => (
        <li key={pet.id}>{pet.name}</li>
      ))}
    </ul>
  );
}
