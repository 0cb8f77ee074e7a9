import type { ReactNode } from 'react';

/** What can be tried on the page. */
export type LiveName = 'card' | 'list' | 'search' | 'workbench';

interface Props {
  readonly name: LiveName;
  /** What is shown until the live part has loaded. It looks the same. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The place of a live part, with its HTML. */
export default function LivePlace({ name, children, className }: Props): ReactNode {
  return (
    <div data-live={name} className={className}>
      <div>{children}</div>
    </div>
  );
}
