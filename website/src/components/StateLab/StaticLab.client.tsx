import type { ReactNode } from 'react';
import type { StaticLabProps } from './StaticLab';

const KEPT = { __html: '' };

/** Keeps the static HTML as it is. After a client-side navigation there is none, and the lab appears when it's loaded. */
export default function StaticLab({ place }: StaticLabProps): ReactNode {
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
