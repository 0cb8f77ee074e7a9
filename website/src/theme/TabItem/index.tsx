// Replaces the theme's panel: the same one with the label of its tab, for screen readers, and for paper, on which all are printed.
import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

export default function TabItem({ children, hidden, className, label, value }: Props): ReactNode {
  return (
    <div role="tabpanel" aria-label={label ?? value} className={className} hidden={hidden}>
      {children}
    </div>
  );
}
