import { dependencies } from './schedule.ts';
import type { Step } from './test-steps.ts';

interface Selection<T> {
  readonly chosen: readonly T[];
  /** Words that don't match a step. */
  readonly unknown: readonly string[];
}

/**
 * Selects the steps to run. Without words: the quick ones; with `isFull`, all; with `isRest`, only those of the full set.
 * With words: the steps of these names and the steps they depend on.
 */
export function selectSteps<T extends Pick<Step, 'name' | 'after' | 'needs' | 'isFull'>>(
  steps: readonly T[],
  words: readonly string[],
  isFull: boolean,
  isRest: boolean,
): Selection<T> {
  if (words.length === 0)
    return { chosen: steps.filter((step) => (isRest ? step.isFull : isFull || !step.isFull)), unknown: [] };
  const named = new Set(words.filter((word) => steps.some(({ name }) => name === word)));
  // The loop also visits names that are added while it runs.
  for (const word of named)
    for (const name of dependencies(steps.find((step) => step.name === word) ?? {})) named.add(name);
  return {
    chosen: steps.filter(({ name }) => named.has(name)),
    unknown: words.filter((word) => !named.has(word)),
  };
}
