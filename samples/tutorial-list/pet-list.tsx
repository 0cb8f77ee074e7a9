import { isError, isSuccess } from '@hookloom/react';
import { useFindPetsByStatus, type PetStatus } from '../hookloom/petstore';

export interface PetListProps {
  status: PetStatus;
  onSelect: (petId: number) => void;
}

export function PetList({ status, onSelect }: PetListProps) {
  const [state] = useFindPetsByStatus({
    key: status,
    query: { status },
    fetchOnMount: true,
  });

  if (isError(state)) return <p role="alert">No pets: {state.error.kind}</p>;
  if (!isSuccess(state)) return <p role="status">Loading…</p>;
  return (
    <ul>
      {state.data.map((pet) => (
        <li key={pet.id}>
          <button onClick={() => onSelect(pet.id)}>{pet.name}</button>
        </li>
      ))}
    </ul>
  );
}
