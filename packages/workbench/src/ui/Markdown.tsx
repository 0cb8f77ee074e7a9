import { useMemo } from 'react';
import { createResource } from '../suspend.ts';
import { useWorkbench } from './context.ts';

/** Loaded beside the data, in a task of its own. Without it, the text is shown as it is. */
const loading = createResource(import('./safe-html.ts').catch(() => undefined));

/** Shows a description of the spec, below a heading of the given level. */
export function Markdown({ text, below = 2 }: { text: string | undefined; below?: number }) {
  const { isPage } = useWorkbench();
  const safeHtml = loading.read();
  const level = isPage ? below + 1 : below + 2;
  const html = useMemo(() => (text && safeHtml?.toSafeHtml(text, level)) ?? '', [text, level, safeHtml]);
  if (safeHtml === undefined && text) return <p className="wb-plain">{text}</p>;
  return html ? <div className="wb-markdown" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
