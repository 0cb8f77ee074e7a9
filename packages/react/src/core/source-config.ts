import type { AuthSettings, SourceAuth } from './auth-settings.js';

type Awaitable<T> = T | Promise<T>;

// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a function that only reads returns nothing
type Replacement<T> = Awaitable<T | void>;

/**
 * The settings of a source: how its calls are sent.
 *
 * @typeParam Auth - the type of the source's credentials, by security scheme.
 */
export type SourceConfig<Auth = AuthSettings> = {
  /**
   * The URL that the paths of operations are appended to. In a browser, `/api` resolves against the page's origin.
   *
   * @defaultValue the spec's first server URL, if it is absolute
   */
  baseURL?: string | undefined;
  /** Headers to send with each call, or a function that returns them before each call. `Content-Type` is ignored. */
  headers?: Record<string, string> | (() => Awaitable<Record<string, string>>) | undefined;
  /**
   * Credentials by the name of their security scheme in the spec. Each is a value, or a function that returns one before
   * each call that needs it. They are sent with the operations that require them.
   *
   * @see https://spec.openapis.org/oas/v3.1.1.html#security-requirement-object
   */
  auth?: Auth | undefined;
  /**
   * Whether to send cookies.
   *
   * @defaultValue `'same-origin'`
   */
  credentials?: RequestCredentials | undefined;
  /**
   * The time limit of a call in milliseconds, from the `headers` function to the last byte of the response, or to the
   * first byte of a stream. After it, the call ends with a `network` error whose reason is `'timeout'`. 2^31 or more, such as
   * `Infinity`, means no limit.
   *
   * @defaultValue no limit
   */
  timeout?: number | undefined;
  /**
   * The function that sends requests.
   *
   * @defaultValue the global `fetch`
   */
  fetch?: typeof fetch | undefined;
  /** Called before each request is sent. It can return another request to send instead. */
  onRequest?: ((request: Request) => Replacement<Request>) | undefined;
  /** Called before each response is read. It can return another response to read instead. */
  onResponse?: ((response: Response, request: Request) => Replacement<Response>) | undefined;
  /**
   * Whether to validate requests before they are sent, and responses before they become data.
   *
   * @defaultValue `true`
   */
  validate?: boolean | { request?: boolean | undefined; response?: boolean | undefined } | undefined;
};

type TypedConfigs = {
  readonly [Source in keyof SourceAuth]?: SourceConfig<SourceAuth[Source]> | undefined;
};

/**
 * The settings of each source, by its id, and `defaults` for all sources. Generated code adds the type of `auth` for each
 * source whose spec has security schemes.
 */
export type HookloomConfigs = TypedConfigs & {
  /** The settings of one source, by its id, such as `petstore`. */
  readonly [source: string]: SourceConfig<object> | undefined;
  /** The settings for all sources. A source's own settings override them, and its headers are merged by name. */
  readonly defaults?: SourceConfig;
};
