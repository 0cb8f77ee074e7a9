/** One problem that validation found in a request or a response. */
export type Issue = {
  /** The path of the value: `['body', 'name']` is the property `name` of the body. */
  path: readonly (string | number)[];
  /**
   * The code of zod's issue and what it expected, such as `invalid_type: number`. If your app configures a locale in zod, its
   * message.
   *
   * @see https://zod.dev/error-customization#internationalization
   */
  message: string;
};

/**
 * A response with an error status that the spec describes and whose body matches it.
 *
 * Check `documented` and `status` to narrow the type of `body`.
 *
 * @typeParam Status - the HTTP status.
 * @typeParam Body - the response body that the spec describes for that status.
 */
export type HttpError<Status extends number = number, Body = unknown> = {
  /** The server responded with an error status. */
  kind: 'http';
  /** The spec describes the response. */
  documented: true;
  /** The HTTP status. */
  status: Status;
  /** The response body. */
  body: Body;
  /** The response headers. */
  headers: Headers;
};

/**
 * What a call can end with, except success. An abort isn't an error.
 *
 * @typeParam Documented - a union of the {@link HttpError}s that the spec describes, or `never`. By default, any of them, so
 * that a function with a `CallError` parameter accepts the errors of every operation.
 */
export type CallError<Documented = HttpError> =
  | Documented
  | {
      /** The server responded with an error status. `documented` says whether the spec describes the response. */
      kind: 'http';
      /** The spec doesn't describe the status, or the body doesn't match the spec. */
      documented: false;
      /** The HTTP status. */
      status: number;
      /** The response body, parsed if it is JSON. */
      body: unknown;
      /** The response headers. */
      headers: Headers;
    }
  | {
      /** There was no response. Offer to try again. */
      kind: 'network';
      /** The browser is offline, the `timeout` is over, or the server can't be reached. */
      reason: 'offline' | 'timeout' | 'unreachable';
      /** What `fetch` threw. */
      cause: unknown;
    }
  | {
      /** The request doesn't match the spec, and wasn't sent. Fix the values that `issues` lists. */
      kind: 'request-validation';
      /** What is wrong with the request. */
      issues: readonly Issue[];
    }
  | {
      /** A successful response doesn't match the spec. Compare `body` with the spec, and run `sync` if the spec has changed. */
      kind: 'response-validation';
      /** What is wrong with the response. */
      issues: readonly Issue[];
      /** The response body, parsed if it is JSON. */
      body: unknown;
      /** The HTTP status. */
      status: number;
    }
  | {
      /** The base URL or a credential is invalid, or your own function threw, such as one in `configs`. See `cause`. */
      kind: 'config';
      /** What is invalid, and what to set. */
      message: string;
      /** What the function threw. */
      cause?: unknown;
    };
