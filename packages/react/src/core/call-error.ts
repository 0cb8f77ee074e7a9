/** One thing that a request or a response has wrong. */
export type Issue = {
  /** Leads to the value: `['body', 'name']` is the property `name` of the body. */
  path: readonly (string | number)[];
  /**
   * Zod's code and what was expected, such as `invalid_type: number`, or the text of the locale that the application has
   * configured in zod.
   */
  message: string;
};

/**
 * An answer with an error status that the API documents, its body validated.
 *
 * `documented: true` tells it from an answer of the same status whose body is something else, so that narrowing by
 * `status` gives the type of `body`.
 */
export type HttpError<Status extends number = number, Body = unknown> = {
  /** The server answered with an error status. */
  kind: 'http';
  /** Tells it from an answer that the document does not describe. */
  documented: true;
  /** The HTTP status. */
  status: Status;
  /** What the document describes for the status. */
  body: Body;
  /** The response headers. */
  headers: Headers;
};

/**
 * Everything that can go wrong in a call, except an abort, which is no error.
 *
 * @typeParam Documented - a union of {@link HttpError}, one for each error that the API documents, or `never`. Left out, it
 * is any documented error, so that a function that takes a `CallError` takes that of every operation.
 */
export type CallError<Documented = HttpError> =
  | Documented
  | {
      /** The server answered with an error status; `documented` tells whether the document describes the answer. */
      kind: 'http';
      /** The document does not describe the status, or the body does not match what it describes. */
      documented: false;
      /** The HTTP status. */
      status: number;
      /** The body as it came, parsed where it is JSON. */
      body: unknown;
      /** The response headers. */
      headers: Headers;
    }
  | {
      /** No answer came: the browser is offline, the time was up, or the server was not reached. Offer to try again. */
      kind: 'network';
      /** Which of these it was. */
      reason: 'offline' | 'timeout' | 'unreachable';
      /** What `fetch` threw. */
      cause: unknown;
    }
  | {
      /** The request does not match the document, and nothing was sent. Fix the input that `issues` name. */
      kind: 'request-validation';
      /** What is wrong with the request. */
      issues: readonly Issue[];
    }
  | {
      /**
       * A successful answer has a body or a status that does not match the document. Compare `body` with the document, and
       * synchronize.
       */
      kind: 'response-validation';
      /** What is wrong with the response. */
      issues: readonly Issue[];
      /** The body as it came, parsed where it is JSON. */
      body: unknown;
      /** The HTTP status. */
      status: number;
    }
  | {
      /**
       * There is no usable base URL, or `headers`, `onRequest` or `onResponse` threw. Set `baseURL`, or fix the
       * function.
       */
      kind: 'config';
      /** What cannot be used, and what to set. */
      message: string;
      /** What the function threw. */
      cause?: unknown;
    };
