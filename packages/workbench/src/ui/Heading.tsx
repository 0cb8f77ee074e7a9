import type { ReactNode } from 'react';
import { useWorkbench } from './context.ts';

const classes = { 1: 'wb-title', 2: 'wb-heading', 3: 'wb-subheading' } as const;

/** A heading. Inside another page, it's one level lower, because that page has a title of its own. */
export function Heading({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
  const { isPage } = useWorkbench();
  const Tag = `h${isPage ? level : level + 1}` as 'h1' | 'h2' | 'h3' | 'h4';
  return <Tag className={classes[level]}>{children}</Tag>;
}
