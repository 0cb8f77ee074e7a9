import type { CallError } from './call-error.js';
import type { ExecuteResult, NetworkState } from './network-state.js';
import type { CallRequest } from './operation.js';
import type { SourceConfig } from './source-config.js';

/** The options of a stateful hook that concern its slot. */
export type SlotOptions = {
  /**
   * Identifies the slot among those of the operation.
   *
   * @defaultValue `'default'`
   */
  key?: string | undefined;
  /**
   * Clears the slot when its last owner unmounts.
   *
   * @defaultValue `false`
   */
  clearOnUnmount?: boolean | undefined;
};

/**
 * The options of a stateful hook. With `fetchOnMount: true`, what the operation requires is required. Without it, you can
 * pass the request to `execute` later.
 */
export type StatefulOptions<Request extends CallRequest> =
  | (SlotOptions & {
      /**
       * Calls when the component mounts, and again when the value of the request or the `key` changes.
       *
       * @defaultValue `false`
       */
      fetchOnMount: true;
    } & Request)
  | (SlotOptions & { fetchOnMount?: false | undefined } & Partial<Request>);

/**
 * Reads a slot of the provider's store and calls the operation.
 *
 * @returns the state; `execute(request?)`, which starts a call with the given request or the hook's own, and returns a
 * promise that never rejects; `clear()`, which aborts the call in flight and resets the slot to `init`.
 */
export type StatefulHook<Request extends CallRequest, Data, Documented = never> = (
  options?: StatefulOptions<Request>,
) => [
  state: NetworkState<Data, CallError<Documented>>,
  execute: (request?: Request) => Promise<ExecuteResult<Data, CallError<Documented>>>,
  clear: () => void,
];

/**
 * The option of an operation that can respond with several content types. If its type includes `undefined`, the data may be
 * of the default type.
 */
export type AcceptOptions<Accept> =
  | {
      /** The content type to ask for. The type of the data depends on it. */
      accept: Accept;
    }
  | { accept?: undefined };

/** The data of a call with `accept`, which may be `undefined`. */
type Accepted<Data, Default extends keyof Data, Accept> = Data[Accept extends keyof Data ? Accept : Default];

/** A {@link StatefulHook} whose type of data depends on `accept`. Each content type has its own slots. */
export type AcceptStatefulHook<
  Request extends CallRequest,
  Data,
  Default extends keyof Data,
  Documented = never,
> = <Accept extends keyof Data | undefined = undefined>(
  options?: StatefulOptions<Request> & AcceptOptions<Accept>,
) => ReturnType<StatefulHook<Request, Accepted<Data, Default, Accept>, Documented>>;

/** The arguments of a call. The request is optional if the operation requires nothing. */
export type RequestArguments<Request, Options, More = unknown> =
  Partial<Request> extends Request
    ? [request?: Request & More, options?: Options]
    : [request: Request & More, options?: Options];

/** The options of a stateless call and a plain function. */
export type CallOptions = {
  /** Aborts this call. */
  signal?: AbortSignal | undefined;
};

/**
 * Calls the operation and stores nothing.
 *
 * @returns `call(request, { signal }?)`, which resolves with the data, or rejects with a `HookloomError` or an
 * `AbortError`; `abort()`, which aborts all calls of this hook. Unmounting aborts none.
 */
export type StatelessHook<Request extends CallRequest, Data> = () => [
  call: (...args: RequestArguments<Request, CallOptions>) => Promise<Data>,
  abort: () => void,
];

/** A {@link StatelessHook} whose type of data depends on `accept`. */
export type AcceptStatelessHook<Request extends CallRequest, Data, Default extends keyof Data> = () => [
  call: <Accept extends keyof Data | undefined = undefined>(
    ...args: RequestArguments<Request, CallOptions, AcceptOptions<Accept>>
  ) => Promise<Accepted<Data, Default, Accept>>,
  abort: () => void,
];

/** The data of a download. */
export type DownloadedFile = {
  /** The file, with the content type of the response. */
  blob: Blob;
  /** The name that the file was saved under. */
  fileName: string;
};

/** The options of a download hook. */
export type DownloadOptions = {
  /**
   * Identifies the slot among those of the download.
   *
   * @defaultValue `'default'`
   */
  key?: string | undefined;
};

/** The options of `download`. */
export type DownloadCallOptions = {
  /**
   * The name to save the file under.
   *
   * @defaultValue the name in `Content-Disposition`, or the last segment of the URL
   * @see https://www.rfc-editor.org/rfc/rfc6266#section-4.3
   */
  fileName?: string | undefined;
};

/**
 * Saves the file that an operation responds with, once per call. Its slots are separate from those of the stateful hook.
 *
 * @returns the state; `download(request, { fileName }?)`, which returns a promise that never rejects; `clear()`, which
 * aborts the call in flight and resets the slot to `init`.
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

/** The content types whose data is a file. */
type FileTypes<Data> = {
  [Type in keyof Data]: Extract<Data[Type], Blob> extends never ? never : Type;
}[keyof Data];

/** A {@link DownloadHook} whose `accept` says which kind of file to save. */
export type AcceptDownloadHook<Request extends CallRequest, Data, Documented = never> = DownloadHook<
  Request & AcceptOptions<FileTypes<Data> & string>,
  Documented
>;

/**
 * The operation as a plain function, for code without React.
 *
 * @returns a promise that resolves with the data, or rejects with a `HookloomError` or an `AbortError`.
 */
export type Call<Request extends CallRequest, Data> = (
  config: SourceConfig,
  ...args: RequestArguments<Request, CallOptions>
) => Promise<Data>;

/** A {@link Call} whose type of data depends on `accept`. */
export type AcceptCall<Request extends CallRequest, Data, Default extends keyof Data> = <
  Accept extends keyof Data | undefined = undefined,
>(
  config: SourceConfig,
  ...args: RequestArguments<Request, CallOptions, AcceptOptions<Accept>>
) => Promise<Accepted<Data, Default, Accept>>;
