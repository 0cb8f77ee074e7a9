import { isPending, isSuccess } from '@hookloom/react';
import { useFindPetsByStatus, type PetStatus } from '../hookloom/petstore';

export function StatusPanel({ status }: { status: PetStatus }) {
  useFindPetsByStatus({
    query: { status },
    fetchOnMount: true,
    clearOnUnmount: true,
  });

  return (
    <section>
      <StatusHeading status={status} />
      <RefreshButton status={status} />
    </section>
  );
}

function StatusHeading({ status }: { status: PetStatus }) {
  const [state] = useFindPetsByStatus();
  return (
    <h2>
      {status}: {isSuccess(state) ? state.data.length : 'unknown'}
    </h2>
  );
}

function RefreshButton({ status }: { status: PetStatus }) {
  const [state, execute] = useFindPetsByStatus();
  return (
    <button
      disabled={isPending(state)}
      onClick={() => void execute({ query: { status } })}
    >
      Refresh
    </button>
  );
}
