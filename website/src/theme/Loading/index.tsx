// Replaces the core's inline-styled screen: the same states, in the house's look.
import LoadFailure from '@site/src/components/LoadFailure';
import type { Props } from '@theme/Loading';
import type { ReactNode } from 'react';

export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  return pastDelay ? <p role="status">Loading…</p> : null;
}
