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

type Only<T, E, State extends string> = Extract<NetworkState<T, E>, { state: State }>;

/** What `execute` resolves with: how its own call ended. `aborted`: it was superseded or cleared. */
export type ExecuteResult<T, E = CallError> = Only<T, E, 'success' | 'error'> | { state: 'aborted' };

/** The state of every slot that nobody has called, and of all slots on the server. */
export const INIT: { state: 'init' } = /* @__PURE__ */ Object.freeze({ state: 'init' });

/** Nothing was called yet, or the slot was cleared. */
export const isInit = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'init'> =>
  state.state === 'init';

/** A call is on its way. */
export const isPending = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'pending'> =>
  state.state === 'pending';

/** The last call succeeded; `data` is there. */
export const isSuccess = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'success'> =>
  state.state === 'success';

/** The last call failed; `error` says how. */
export const isError = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'error'> =>
  state.state === 'error';
