import { HookloomError } from './hookloom-error.js';

export const abortError = () => new DOMException('Aborted', 'AbortError');

/**
 * Makes what was thrown into what a call rejects with: an abort and an error of ours as they are, else what the network
 * or the application's own headers and hooks did.
 */
export function toCallRejection(cause: unknown, fromNetwork?: boolean): Error {
  if (cause instanceof HookloomError || (cause instanceof DOMException && cause.name === 'AbortError'))
    return cause;
  const reason =
    (globalThis.navigator as Navigator | undefined)?.onLine === false ? 'offline' : 'unreachable';
  return new HookloomError(
    fromNetwork ? { kind: 'network', reason, cause } : { kind: 'config', message: String(cause), cause },
  );
}

/** Waits for what the network does. */
export async function onNetwork<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw toCallRejection(cause, true);
  }
}
