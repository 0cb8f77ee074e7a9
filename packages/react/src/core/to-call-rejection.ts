import { HookloomError } from './hookloom-error.js';

export const abortError = () => new DOMException('Aborted', 'AbortError');

/**
 * Converts what was thrown to what a call rejects with. An `AbortError` and a `HookloomError` stay as they are. Anything else
 * is an error of the network, or of a function in `configs`.
 */
export function toCallRejection(cause: unknown, fromNetwork?: boolean): Error {
  if (cause instanceof HookloomError || (cause as Partial<Error> | null | undefined)?.name === 'AbortError')
    return cause as Error;
  const reason =
    (globalThis.navigator as Navigator | undefined)?.onLine === false ? 'offline' : 'unreachable';
  return new HookloomError(
    fromNetwork ? { kind: 'network', reason, cause } : { kind: 'config', message: String(cause), cause },
  );
}

/** Awaits a promise of the network, and converts its rejection to a `HookloomError`. */
export async function onNetwork<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw toCallRejection(cause, true);
  }
}
