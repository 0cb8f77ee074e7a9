import type { CallError } from './call-error.js';

/** Bytes of the response body received so far; `total` only where Content-Length tells it. */
export type Progress = { loaded: number; total?: number };

/**
 * What is known of a slot: nothing asked yet, a call on its way, its data, or its error.
 *
 * `previous` is the data of the last success, so that a page need not empty while it loads again.
 */
export type NetworkState<T, E = CallError> =
  | { state: 'init' }
  | { state: 'pending'; progress?: Progress; previous?: T }
  | { state: 'success'; data: T; status: number; headers: Headers }
  | { state: 'error'; error: E; previous?: T };

/** What `execute` resolves with: how its own call ended. `aborted`: it was superseded or cleared. */
export type ExecuteResult<T, E = CallError> =
  Extract<NetworkState<T, E>, { state: 'success' | 'error' }> | { state: 'aborted' };
