import type { CallError } from './call-error.js';
import type { ExecuteResult, NetworkState } from './network-state.js';
import type { CallRequest } from './operation.js';
import type { SourceConfig } from './source-config.js';

/** What a stateful hook is told about its slot. */
export type SlotOptions = {
  /**
   * Names the slot among those of the operation.
   *
   * @defaultValue `'default'`
   */
  key?: string | undefined;
  /**
   * Clears the slot when the last of its owners has left.
   *
   * @defaultValue `false`
   */
  clearOnUnmount?: boolean | undefined;
};

/**
 * What a stateful hook takes: `fetchOnMount: true` demands what the call requires; without it, each part of the request
 * may come later.
 */
export type StatefulOptions<Request extends CallRequest> =
  | (SlotOptions & {
      /**
       * Calls when the component mounts, and again when the request or the `key` changes by value.
       *
       * @defaultValue `false`
       */
      fetchOnMount: true;
    } & Request)
  | (SlotOptions & { fetchOnMount?: false | undefined } & Partial<Request>);

/**
 * Reads a slot of the provider's store.
 *
 * @returns the state; `execute(request?)`, which starts a call, with the hook's own request unless one is given, and
 * never rejects; `clear()`, which aborts and returns the slot to `init`.
 */
export type StatefulHook<Request extends CallRequest, Data, Documented = never> = (
  options?: StatefulOptions<Request>,
) => [
  state: NetworkState<Data, CallError<Documented>>,
  execute: (request?: Request) => Promise<ExecuteResult<Data, CallError<Documented>>>,
  clear: () => void,
];

/** What a hook or call takes besides the request of an operation that responds in several content types. */
export type AcceptOptions<Accept> = {
  /** The content type that the response should have; it decides the type of the data. */
  accept?: Accept | undefined;
};

/** A {@link StatefulHook} whose `accept` decides the type of its data. Each content type has slots of its own. */
export type AcceptStatefulHook<
  Request extends CallRequest,
  Data,
  Default extends keyof Data,
  Documented = never,
> = <Accept extends keyof Data = Default>(
  options?: StatefulOptions<Request> & AcceptOptions<Accept>,
) => ReturnType<StatefulHook<Request, Data[Accept], Documented>>;

/** The argument may be left out where the operation requires nothing. */
export type RequestArguments<Request, Options, More = unknown> =
  Partial<Request> extends Request
    ? [request?: Request & More, options?: Options]
    : [request: Request & More, options?: Options];

/** What a stateless call and a plain function take besides the request. */
export type CallOptions = {
  /** Aborts this one call. */
  signal?: AbortSignal | undefined;
};

/**
 * Stores nothing.
 *
 * @returns `call(request, { signal }?)`, which resolves with the data, or rejects with a `HookloomError` or an
 * `AbortError`; `abort()`, which ends all calls of this hook. Unmounting ends none.
 */
export type StatelessHook<Request extends CallRequest, Data> = () => [
  call: (...args: RequestArguments<Request, CallOptions>) => Promise<Data>,
  abort: () => void,
];

/** A {@link StatelessHook} whose data depends on `accept`. */
export type AcceptStatelessHook<Request extends CallRequest, Data, Default extends keyof Data> = () => [
  call: <Accept extends keyof Data = Default>(
    ...args: RequestArguments<Request, CallOptions, AcceptOptions<Accept>>
  ) => Promise<Data[Accept]>,
  abort: () => void,
];

/** The data of a download. */
export type DownloadedFile = {
  /** The file, with the content type of the response. */
  blob: Blob;
  /** The name that it was saved under. */
  fileName: string;
};

/** What a download hook takes. */
export type DownloadOptions = {
  /**
   * Names the slot among those of the download.
   *
   * @defaultValue `'default'`
   */
  key?: string | undefined;
};

/** What `download` takes besides the request. */
export type DownloadCallOptions = {
  /**
   * The name under which the file is saved.
   *
   * @defaultValue from the response
   */
  fileName?: string | undefined;
};

/**
 * Saves the file that an operation responds with, once for each call. Its slot is its own.
 *
 * @returns the state; `download(request, { fileName }?)`, which never rejects; `clear()`.
 */
export type DownloadHook<Request extends CallRequest, Documented = never> = (
  options?: DownloadOptions,
) => [
  state: NetworkState<DownloadedFile, CallError<Documented>>,
  download: (
    ...args: RequestArguments<Request, DownloadCallOptions>
  ) => Promise<ExecuteResult<DownloadedFile, CallError<Documented>>>,
  clear: () => void,
];

/** The content types of which the data is a file. */
type FileTypes<Data> = {
  [Type in keyof Data]: Extract<Data[Type], Blob> extends never ? never : Type;
}[keyof Data];

/** A {@link DownloadHook} whose request says by `accept` which kind of file is saved. */
export type AcceptDownloadHook<Request extends CallRequest, Data, Documented = never> = DownloadHook<
  Request & AcceptOptions<FileTypes<Data> & string>,
  Documented
>;

/** The operation as a plain function: resolves with the data, rejects with a `HookloomError` or an `AbortError`. */
export type Call<Request extends CallRequest, Data> = (
  config: SourceConfig,
  ...args: RequestArguments<Request, CallOptions>
) => Promise<Data>;

/** A {@link Call} whose data depends on `accept`. */
export type AcceptCall<Request extends CallRequest, Data, Default extends keyof Data> = <
  Accept extends keyof Data = Default,
>(
  config: SourceConfig,
  ...args: RequestArguments<Request, CallOptions, AcceptOptions<Accept>>
) => Promise<Data[Accept]>;
