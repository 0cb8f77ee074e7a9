import type { ReactNode } from 'react';
import type { Segment } from './excerpt';

/** Text with highlighted matches. */
export default function MarkedText({ segments }: { readonly segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, isMatch }, i) => (isMatch ? <mark key={i}>{text}</mark> : text));
}
