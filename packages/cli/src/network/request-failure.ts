import { diagnostic, Failure } from '../diagnostics.js';

const reasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'DNS lookup failed',
  ENETUNREACH: 'no network',
  EHOSTUNREACH: 'host unreachable',
  UND_ERR_SOCKET: 'the server closed the connection without a response',
};

const timeouts = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'ETIMEDOUT']);

/** Explains why there was no response. */
export function requestFailure(error: unknown, location: string, timeout: number): Failure {
  const { code, message } = causeOf(error);
  if (isTimeout(error) || (code !== undefined && timeouts.has(code))) return tooLong(location, timeout);
  const reason = (code && reasons[code]) ?? message;
  return new Failure([
    diagnostic(
      'HL4001',
      `Couldn't connect to ${withoutQuery(location)}: ${reason}${code ? ` (${code})` : ''}.`,
    ),
  ]);
}

export function tooLong(location: string, timeout: number): Failure {
  return new Failure([
    diagnostic('HL4003', `${withoutQuery(location)} timed out after ${timeout / 1000} s.`),
  ]);
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** The URL without its query, which may contain secrets. */
export function withoutQuery(location: string): string {
  const { origin, pathname, search } = new URL(location);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}

// The error of `fetch` has the reason in `cause`; an AggregateError if the host has several addresses.
function causeOf(error: unknown): { code?: string; message: string } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  const { code, message } = first as NodeJS.ErrnoException;
  return { ...(typeof code === 'string' ? { code } : {}), message };
}
