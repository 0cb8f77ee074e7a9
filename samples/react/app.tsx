import { HookloomProvider, isError, isSuccess } from '@hookloom/react';
import { useFindPetsByStatus } from '../hookloom/petstore';

function AvailablePets() {
  const [state] = useFindPetsByStatus({
    fetchOnMount: true,
    query: { status: 'available' },
  });

  if (isError(state))
    return <p role="alert">The pets could not be loaded.</p>;
  if (!isSuccess(state)) return <p>Loading…</p>;

  return (
    <ul>
      {state.data.map((pet) => (
        <li key={pet.id}>{pet.name}</li>
      ))}
    </ul>
  );
}

export function App() {
  return (
    <HookloomProvider
      configs={{ petstore: { baseURL: 'https://petstore.example/api' } }}
    >
      <AvailablePets />
    </HookloomProvider>
  );
}
