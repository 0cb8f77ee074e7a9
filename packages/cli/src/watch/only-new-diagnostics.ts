import type { Diagnostic } from '../diagnostics.js';
import type { Outcome } from './task.js';

/** The new diagnostics of a result, or undefined if it reports nothing that the previous result didn't. */
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

// Without the line: a problem that only moved isn't new.
function keyOf({ code, source, pointer, file, message }: Diagnostic): string {
  return JSON.stringify([code, source, pointer, file, message]);
}
