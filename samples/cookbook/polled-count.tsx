import { useEffect } from 'react';
import { isError, isSuccess } from '@hookloom/react';
import { useFindPetsByStatus } from '../hookloom/petstore';

export function PolledCount({ every = 30_000 }: { every?: number }) {
  const [state, execute] = useFindPetsByStatus({
    query: { status: 'pending' },
    fetchOnMount: true,
    clearOnUnmount: true,
  });

  useEffect(() => {
    if (!isSuccess(state) && !isError(state)) return;
    const timer = setTimeout(() => void execute(), every);
    return () => clearTimeout(timer);
  }, [state, execute, every]);

  const pets =
    state.state === 'success'
      ? state.data
      : state.state === 'init'
        ? undefined
        : state.previousData;
  return <output>{pets?.length ?? '–'}</output>;
}
