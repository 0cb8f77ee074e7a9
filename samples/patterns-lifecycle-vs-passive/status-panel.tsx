import { isPending, isSuccess } from '@hookloom/react';
import { useFindPetsByStatus } from '../hookloom/petstore';

type Status = 'available' | 'pending' | 'sold';

export function StatusPanel({ status }: { status: Status }) {
  useFindPetsByStatus({ query: { status }, fetchOnMount: true, clearOnUnmount: true });

  return (
    <section>
      <StatusHeading status={status} />
      <RefreshButton status={status} />
    </section>
  );
}

function StatusHeading({ status }: { status: Status }) {
  const [state] = useFindPetsByStatus();
  return (
    <h2>
      {status}: {isSuccess(state) ? state.data.length : 'unknown'}
    </h2>
  );
}

function RefreshButton({ status }: { status: Status }) {
  const [state, execute] = useFindPetsByStatus();
  return (
    <button disabled={isPending(state)} onClick={() => void execute({ query: { status } })}>
      Refresh
    </button>
  );
}
