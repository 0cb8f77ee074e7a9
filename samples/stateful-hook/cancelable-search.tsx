import { isPending, isSuccess } from '@hookloom/react';
import { useFindPetsByStatus } from '../hookloom/petstore';

export function CancelableSearch() {
  const [state, execute, clear] = useFindPetsByStatus({ key: 'cancelable' });

  return (
    <section>
      <button onClick={() => void execute({ query: { status: 'pending' } })}>
        Search
      </button>
      <button disabled={!isPending(state)} onClick={clear}>
        Cancel
      </button>
      {isSuccess(state) && <p>{state.data.length} pets found</p>}
    </section>
  );
}
