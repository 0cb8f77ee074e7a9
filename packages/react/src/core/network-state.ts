import type { CallError } from './call-error.js';

/** How much of a response body has arrived, reported at most every 50 ms. Uploads aren't reported. */
export type Progress = {
  /** Bytes received so far. */
  loaded: number;
  /**
   * Bytes of the whole body. Absent if there is no `Content-Length`, or if the body is compressed. For a response from another
   * origin, browsers don't say whether the body is compressed. If it is, `total` is its compressed size, and is left out once
   * `loaded` exceeds it.
   *
   * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.6
   */
  total?: number;
};

/**
 * The state of a slot: no call yet, a call in flight, its data or its error.
 *
 * @typeParam T - the response body of a success.
 * @typeParam E - the errors that a call can end with.
 */
export type NetworkState<T, E = CallError> =
  | {
      /** There was no call yet, or the slot was cleared. */
      state: 'init';
    }
  | {
      /** A call is in flight. */
      state: 'pending';
      /** How much of the response body has arrived. Absent until the first report. */
      progress?: Progress;
      /** The data of the last success since the slot was `init`, so that you can keep showing it. */
      previousData?: T;
    }
  | {
      /** The call succeeded. */
      state: 'success';
      /** The response body. If the spec has several 2xx responses, a union of their bodies. */
      data: T;
      /** The HTTP status, such as 200 or 201. */
      status: number;
      /** The response headers. */
      headers: Headers;
    }
  | {
      /** The call failed. */
      state: 'error';
      /** What went wrong. Its `kind` determines its other properties. */
      error: E;
      /** The data of the last success before the call that failed. */
      previousData?: T;
    };

type Only<T, E, State extends string> = Extract<NetworkState<T, E>, { state: State }>;

/** What the promises of `execute` and `download` resolve with: the result of that call. */
export type ExecuteResult<T, E = CallError> =
  | Only<T, E, 'success' | 'error'>
  | {
      /** A newer call replaced this one, or the slot was cleared. */
      state: 'aborted';
    };

/** The state of each slot without a call, and of all slots on the server. */
export const INIT: { state: 'init' } = /* @__PURE__ */ Object.freeze({ state: 'init' });

/** Returns whether there was no call yet, or the slot was cleared. */
export const isInit = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'init'> =>
  state.state === 'init';

/** Returns whether a call is in flight. `previousData` and `progress` may be present. */
export const isPending = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'pending'> =>
  state.state === 'pending';

/** Returns whether the last call succeeded, so that `data`, `status` and `headers` are present. */
export const isSuccess = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'success'> =>
  state.state === 'success';

/** Returns whether the last call failed, so that `error` is present. `previousData` may be, too. */
export const isError = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'error'> =>
  state.state === 'error';
