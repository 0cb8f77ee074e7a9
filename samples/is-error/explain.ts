import type { CallError } from '@hookloom/react';

export function explain(error: CallError): string {
  if (error.kind === 'network') return 'The server did not respond.';
  if (error.kind === 'http' && error.status === 401)
    return 'Please sign in again.';
  return `Something went wrong (${error.kind}).`;
}
