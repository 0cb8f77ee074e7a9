import type { CallError } from './call-error.js';

/** How much of a response body has arrived. It is reported at most every 50 ms, and not for what is sent. */
export type Progress = {
  /** Bytes received so far. */
  loaded: number;
  /** Bytes of the whole body; absent without a `Content-Length`, or where the body is compressed. */
  total?: number;
};

/**
 * What is known of a slot: nothing asked yet, a call on its way, its data, or its error.
 *
 * `previousData` is the data of the last success, so that a page need not empty while it loads again.
 */
export type NetworkState<T, E = CallError> =
  | {
      /** Nothing was asked yet, or the slot was cleared. */
      state: 'init';
    }
  | {
      /** A call is on its way. */
      state: 'pending';
      /** Bytes of the response body received so far; absent until the first report. */
      progress?: Progress;
      /** The data of the last success; absent where the slot has had none since it was last `init`. */
      previousData?: T;
    }
  | {
      /** The call succeeded. */
      state: 'success';
      /** The response body; where the document has several 2xx responses, that of any of them. */
      data: T;
      /** The HTTP status, for instance 200 or 201. */
      status: number;
      /** The response headers, read with `get`. */
      headers: Headers;
    }
  | {
      /** The call failed. */
      state: 'error';
      /** What went wrong; its `kind` tells which fields it has. */
      error: E;
      /** The data of the last success; absent where the slot had none before the call that failed. */
      previousData?: T;
    };

type Only<T, E, State extends string> = Extract<NetworkState<T, E>, { state: State }>;

/** What the promises of `execute` and `download` resolve with: how that very call ended. */
export type ExecuteResult<T, E = CallError> =
  | Only<T, E, 'success' | 'error'>
  | {
      /** A newer call superseded this one, or the slot was cleared. */
      state: 'aborted';
    };

/** The state of every slot that nobody has called, and of all slots on the server. */
export const INIT: { state: 'init' } = /* @__PURE__ */ Object.freeze({ state: 'init' });

/** Tells that nothing was called yet, or that the slot was cleared. */
export const isInit = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'init'> =>
  state.state === 'init';

/** Tells that a call is on its way; `previousData` and `progress` may be there. */
export const isPending = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'pending'> =>
  state.state === 'pending';

/** Tells that the last call succeeded; `data`, `status` and `headers` are there. */
export const isSuccess = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'success'> =>
  state.state === 'success';

/** Tells that the last call failed; `error` says how, and `previousData` may be there. */
export const isError = <T, E>(state: NetworkState<T, E>): state is Only<T, E, 'error'> =>
  state.state === 'error';
