import { use, useMemo } from 'react';
import { useWorkbench } from './context.ts';

/** Loaded beside the data, in a task of its own. */
const loading = import('./safe-html.ts');

/** Shows a description of the spec, below a heading of the given level. */
export function Markdown({ text, below = 2 }: { text: string | undefined; below?: number }) {
  const { isPage } = useWorkbench();
  const { toSafeHtml } = use(loading);
  const level = isPage ? below + 1 : below + 2;
  const html = useMemo(() => (text ? toSafeHtml(text, level) : ''), [text, level, toSafeHtml]);
  return html ? <div className="wb-markdown" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
