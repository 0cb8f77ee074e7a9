import type { CallError, Issue } from './call-error.js';

type Described = {
  status?: number;
  reason?: string;
  message?: string;
  issues?: readonly Issue[];
  cause?: unknown;
};

/**
 * What a stateless call or a plain function rejects with, unless it was aborted. The message gives the kind and the
 * status; `error` has the rest.
 */
export class HookloomError extends Error {
  /** `'HookloomError'`, also where names are minified. */
  override readonly name = 'HookloomError';

  constructor(
    /** What went wrong, as in a state. */
    readonly error: CallError,
  ) {
    const described: Described = error;
    const { status, reason, message, issues = [] } = described;
    const found = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    super([error.kind, status, reason, message, ...found].filter(Boolean).join(' '), described);
  }
}
