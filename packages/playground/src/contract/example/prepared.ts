import type { Change } from '@hookloom/generator';
import type { Files } from '../check/create-checker.ts';
import type { Problem } from '../check/problem.ts';
import { applyChange, preparedChanges } from './changes.ts';
import saved from './prepared.json' with { type: 'json' };

/** The example, and what the generator and the compiler report for each prepared change. `prepared.test.ts` writes it. */
export type Prepared = {
  /** The spec before the change. */
  spec: string;
  /** The files of the application, by path. */
  app: Files;
  /** The version of TypeScript that reported the problems. */
  compiler: string;
  /** By the id of the change. */
  results: Record<string, PreparedResult>;
};

export type PreparedResult = { changes: readonly Change[]; problems: readonly Problem[] };

export const prepared: Prepared = saved as Prepared;

/** The id of the source that the application uses. */
export const EXAMPLE_SOURCE = 'petstore';

/** The saved result for two specs. Undefined if they aren't the example and a prepared change. */
export function findPrepared(before: string, after: string): PreparedResult | undefined {
  if (before !== prepared.spec) return undefined;
  const change = preparedChanges.find((one) => applyChange(before, one) === after);
  return change && prepared.results[change.id];
}
