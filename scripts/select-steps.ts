import type { Step } from './test-steps.ts';

interface Selection<T> {
  readonly chosen: readonly T[];
  /** Words that name no step. */
  readonly unknown: readonly string[];
}

/**
 * The steps of a run. Without words: the quick ones, with `isFull` all, with `isRest` only those of the full set. With words:
 * the steps they name, each with what it comes after.
 */
export function selectedSteps<T extends Pick<Step, 'name' | 'after' | 'isFull'>>(
  steps: readonly T[],
  words: readonly string[],
  isFull: boolean,
  isRest: boolean,
): Selection<T> {
  if (words.length === 0)
    return { chosen: steps.filter((step) => (isRest ? step.isFull : isFull || !step.isFull)), unknown: [] };
  const named = new Set(words.filter((word) => steps.some(({ name }) => name === word)));
  // A set grows while it is walked: what a step comes after is walked, too.
  for (const word of named)
    for (const name of steps.find((step) => step.name === word)?.after ?? []) named.add(name);
  return {
    chosen: steps.filter(({ name }) => named.has(name)),
    unknown: words.filter((word) => !named.has(word)),
  };
}
