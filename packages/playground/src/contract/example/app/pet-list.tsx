import { useListPets } from './petstore';

export function PetList({ onSelect }: { onSelect: (id: number) => void }) {
  const [state] = useListPets({ fetchOnMount: true });

  if (state.state === 'error') return <p role="alert">Try again later.</p>;
  if (state.state !== 'success') return <p>Loading…</p>;
  return (
    <ul>
      {state.data.map((pet) => (
        <li key={pet.id}>
          <button onClick={() => onSelect(pet.id)}>{pet.name}</button>
          {pet.status === 'pending' && <em> Reserved</em>}
        </li>
      ))}
    </ul>
  );
}
