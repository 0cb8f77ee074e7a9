import type { ReactNode } from 'react';
import { isError, isSuccess, type NetworkState } from '@hookloom/react';

type Props<T, E> = {
  state: NetworkState<T, E>;
  children: (data: T) => ReactNode;
};

export function Loaded<T, E extends { kind: string }>({
  state,
  children,
}: Props<T, E>) {
  if (isSuccess(state)) return <>{children(state.data)}</>;
  if (isError(state)) return <p role="alert">Failed: {state.error.kind}</p>;
  return <p>Loading…</p>;
}
