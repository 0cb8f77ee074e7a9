import type { CallError, Issue } from './call-error.js';

type Details = {
  status?: number;
  reason?: string;
  message?: string;
  issues?: readonly Issue[];
  cause?: unknown;
};

/**
 * The rejection of a stateless call or a plain function that was not aborted. The message is for logs, such as `HTTP 404`
 * or `Invalid request: path.petId: Required`; `error` has the details.
 */
export class HookloomError extends Error {
  /** Always `'HookloomError'`, even in minified code. */
  override readonly name = 'HookloomError';

  constructor(
    /** What went wrong: the same value as in the `error` state. */
    readonly error: CallError,
  ) {
    const details: Details = error;
    const { status, reason, message, issues } = details;
    const listed = issues?.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
    super(
      message ??
        (listed
          ? `Invalid ${error.kind.split('-')[0]}: ${listed.join('; ')}`
          : reason
            ? `Network ${reason}`
            : `HTTP ${status}`),
      details,
    );
  }
}
