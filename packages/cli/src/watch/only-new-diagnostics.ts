import type { Diagnostic } from '../diagnostics.js';
import type { Outcome } from './task.js';

/** The new diagnostics of a result, or undefined if it reports nothing that the previous result didn't. */
export function onlyNewDiagnostics<T extends Outcome>(
  result: T,
  before: T | undefined,
  quietStatuses: readonly string[],
): { newDiagnostics: readonly Diagnostic[] } | undefined {
  const known = new Set(before?.diagnostics.map(keyOf));
  const newDiagnostics = result.diagnostics.filter((one) => !known.has(keyOf(one)));
  const failed = result.status === 'failed';
  const isNew =
    before === undefined ||
    newDiagnostics.length > 0 ||
    (before.status === 'failed') !== failed ||
    !(failed || quietStatuses.includes(result.status));
  return isNew ? { newDiagnostics } : undefined;
}

// Without the line: a problem that only moved isn't new.
function keyOf({ code, source, pointer, file, message }: Diagnostic): string {
  return JSON.stringify([code, source, pointer, file, message]);
}
