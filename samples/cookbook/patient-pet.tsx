import { useEffect, useRef } from 'react';
import { isError, isSuccess, type NetworkState } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

function useRetry(
  state: NetworkState<unknown, { kind: string }>,
  execute: () => unknown,
  { limit, request }: { limit: number; request: unknown },
) {
  const attempts = useRef(0);

  useEffect(() => {
    attempts.current = 0;
  }, [request]);

  useEffect(() => {
    if (isSuccess(state)) attempts.current = 0;
    if (
      !isError(state) ||
      state.error.kind !== 'network' ||
      attempts.current >= limit
    )
      return;
    const timer = setTimeout(
      () => {
        attempts.current += 1;
        execute();
      },
      500 * 2 ** attempts.current,
    );
    return () => clearTimeout(timer);
  }, [state, execute, limit]);
}

export function PatientPet({ petId }: { petId: number }) {
  const [state, execute] = useGetPetById({
    path: { petId },
    fetchOnMount: true,
    clearOnUnmount: true,
  });
  useRetry(state, execute, { limit: 3, request: petId });

  if (isSuccess(state)) return <h2>{state.data.name}</h2>;
  return (
    <p>{isError(state) ? `Not loaded: ${state.error.kind}` : 'Loading…'}</p>
  );
}
