import type { Diagnostic } from '../diagnostics.js';
import type { Outcome } from './task.js';

/** What is to be told of a result: the diagnostics that are new, or nothing if it says what the one before said. */
export function onlyNewDiagnostics<T extends Outcome>(
  result: T,
  before: T | undefined,
  quiet: readonly string[],
): { fresh: readonly Diagnostic[] } | undefined {
  const known = new Set(before?.diagnostics.map(keyOf));
  const fresh = result.diagnostics.filter((one) => !known.has(keyOf(one)));
  const failed = result.status === 'failed';
  const isNews =
    before === undefined ||
    fresh.length > 0 ||
    (before.status === 'failed') !== failed ||
    !(failed || quiet.includes(result.status));
  return isNews ? { fresh } : undefined;
}

// A line that moved is no news.
function keyOf({ code, source, pointer, file, message }: Diagnostic): string {
  return JSON.stringify([code, source, pointer, file, message]);
}
