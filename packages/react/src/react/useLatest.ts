import { useInsertionEffect, useRef } from 'react';

/** Holds the value of the last commit, for callbacks whose identity must not change with it. */
export function useLatest<T>(value: T): { readonly current: T } {
  const newest = useRef(value);
  // Not a layout effect: those of children run earlier, and start calls.
  useInsertionEffect(() => {
    newest.current = value;
  });
  return newest;
}
