import type { AuthSettings, SourceAuth } from './auth-settings.js';

type Awaitable<T> = T | Promise<T>;

// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a function that only looks returns nothing
type Replacement<T> = Awaitable<T | void>;

/**
 * How the calls of a source are sent.
 *
 * @typeParam Auth - the credentials of the source, by the names of its security schemes.
 */
export type SourceConfig<Auth = AuthSettings> = {
  /**
   * What the path of an operation is appended to. `/api` resolves against the origin of the page.
   *
   * @defaultValue the document's first server URL, if it is absolute
   */
  baseURL?: string | undefined;
  /** Headers of each call, but for `Content-Type`, or a function that gives them, asked before each call. */
  headers?: Record<string, string> | (() => Awaitable<Record<string, string>>) | undefined;
  /**
   * Credentials by the names of the spec's security schemes, each a value or a function that gives it, asked before each
   * call that needs it. They are sent with the operations that require them; `headers` and `onRequest` come later, and win.
   */
  auth?: Auth | undefined;
  /**
   * Whether cookies go along.
   *
   * @defaultValue `'same-origin'`
   */
  credentials?: RequestCredentials | undefined;
  /**
   * Milliseconds for the whole call, from asking for `headers` to the last byte; then it ends in an error with the
   * reason `'timeout'`. `Infinity` and anything above 2^31 - 1, which timers can't count, are no limit.
   *
   * @defaultValue no limit
   */
  timeout?: number | undefined;
  /**
   * Sends the request.
   *
   * @defaultValue the global `fetch`
   */
  fetch?: typeof fetch | undefined;
  /** Sees each request before it is sent, and may give another. */
  onRequest?: ((request: Request) => Replacement<Request>) | undefined;
  /** Sees each response before it is read, and may give another. */
  onResponse?: ((response: Response, request: Request) => Replacement<Response>) | undefined;
  /**
   * Whether requests are validated before they are sent, and responses after they have arrived.
   *
   * @defaultValue `true`
   */
  validate?: boolean | { request?: boolean | undefined; response?: boolean | undefined } | undefined;
};

type TypedConfigs = {
  readonly [Source in keyof SourceAuth]?: SourceConfig<SourceAuth[Source]> | undefined;
};

/**
 * The configuration of each source by its id; `defaults` counts for all of them. `TypedConfigs` are those whose
 * generated code names security schemes: their `auth` is checked.
 */
export type HookloomConfigs = TypedConfigs & {
  /** By the id of the source: `petstore`. */
  readonly [source: string]: SourceConfig<object> | undefined;
  /** What counts where the source's own says nothing; headers name by name. */
  readonly defaults?: SourceConfig;
};
