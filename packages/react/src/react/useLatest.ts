import { useInsertionEffect, useMemo } from 'react';

/**
 * Holds the value of the last commit, for callbacks whose identity must not change with it.
 *
 * @param subject - what the value belongs to. Another subject has another holder, and the last one keeps its value.
 */
export function useLatest<T>(value: T, subject?: string): { readonly current: T } {
  /* eslint-disable react-hooks/exhaustive-deps, react-hooks/immutability -- a ref can't have one value for each subject */
  const newest = useMemo(() => ({ current: value }), [subject]);
  // Not a layout effect: those of children run earlier, and start calls.
  useInsertionEffect(() => {
    newest.current = value;
  });
  /* eslint-enable react-hooks/exhaustive-deps, react-hooks/immutability */
  return newest;
}
