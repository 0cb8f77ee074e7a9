// Replaces the core's inline-styled loading screen: same states, our styles.
import LoadFailure from '@site/src/components/LoadFailure';
import type { ComponentProps, ReactNode } from 'react';
import type ThemeLoading from '@theme/Loading';

export default function Loading({ error, retry, pastDelay }: ComponentProps<typeof ThemeLoading>): ReactNode {
  if (error) return <LoadFailure error={error as unknown} onRetry={retry} />;
  return pastDelay ? <p role="status">Loading…</p> : null;
}
