import type { CallError } from '@hookloom/react';
import { useFindPetsByStatus, type PetStatus } from '../hookloom/petstore';

export interface PetListProps {
  status: PetStatus;
  onSelect: (petId: number) => void;
}

function explain(error: CallError): string {
  if (error.kind === 'network') return 'The shop did not respond.';
  if (error.kind === 'http' && error.status === 503)
    return 'The shop is busy.';
  return `The pets cannot be shown (${error.kind}).`;
}

export function PetList({ status, onSelect }: PetListProps) {
  const [state, execute] = useFindPetsByStatus({
    key: status,
    query: { status },
    fetchOnMount: true,
  });
  const pets =
    state.state === 'success'
      ? state.data
      : state.state === 'init'
        ? undefined
        : state.previousData;

  return (
    <section aria-busy={state.state === 'pending'}>
      {state.state === 'error' && (
        <p role="alert">
          {explain(state.error)}{' '}
          <button onClick={() => void execute()}>Try again</button>
        </p>
      )}
      {state.state === 'pending' && pets === undefined && (
        <p role="status">Loading…</p>
      )}
      <ul>
        {pets?.map((pet) => (
          <li key={pet.id}>
            <button onClick={() => onSelect(pet.id)}>{pet.name}</button>
          </li>
        ))}
      </ul>
    </section>
  );
}
