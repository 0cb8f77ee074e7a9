/**
 * One thing that a value has wrong. `path` leads to it: `['body', 'name']` is the property `name` of the body. `message`
 * names zod's code and what was expected, `invalid_type: number`, or is the text of the locale that the application has
 * configured in zod.
 */
export type Issue = { path: readonly (string | number)[]; message: string };

/**
 * An answer with an error status that the API documents, its body validated.
 *
 * `documented: true` tells it from an answer of the same status whose body is something else, so that narrowing by
 * `status` gives the type of `body`.
 */
export type HttpError<Status extends number = number, Body = unknown> = {
  kind: 'http';
  documented: true;
  status: Status;
  body: Body;
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
  | { kind: 'http'; documented: false; status: number; body: unknown; headers: Headers }
  | { kind: 'network'; reason: 'offline' | 'timeout' | 'unreachable'; cause: unknown }
  | { kind: 'request-validation'; issues: readonly Issue[] }
  | { kind: 'response-validation'; issues: readonly Issue[]; raw: unknown; status: number }
  | { kind: 'config'; message: string; cause?: unknown };
