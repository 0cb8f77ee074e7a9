type Awaitable<T> = T | Promise<T>;

// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a function that only looks returns nothing
type Replacement<T> = Awaitable<T | void>;

/** How the calls of a source are sent. */
export type SourceConfig = {
  /** Where the paths begin; without it, the document's first server URL. `/api` resolves against the page's origin. */
  baseURL?: string | undefined;
  /** Sent with each call, or a function that gives them, asked before each call. */
  headers?: Record<string, string> | (() => Awaitable<Record<string, string>>) | undefined;
  credentials?: RequestCredentials | undefined;
  /** Milliseconds for the whole call, from `headers` to the last byte; none by default. */
  timeout?: number | undefined;
  /** Used in place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Sees each request before it is sent, and may give another. */
  onRequest?: ((request: Request) => Replacement<Request>) | undefined;
  /** Sees each response before it is read, and may give another. */
  onResponse?: ((response: Response, request: Request) => Replacement<Response>) | undefined;
  /** Whether requests and responses are validated; both by default. */
  validate?: boolean | { request?: boolean | undefined; response?: boolean | undefined } | undefined;
};

/** The configuration of each source by its id; `defaults` counts for all of them. */
export type HookloomConfigs = {
  readonly [source: string]: SourceConfig | undefined;
  readonly defaults?: SourceConfig;
};
