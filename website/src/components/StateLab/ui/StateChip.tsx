import type { ReactNode } from 'react';
import Glyph, { type Look } from './Glyph';

/** A state as shape and text. */
export default function StateChip({ look, text }: { readonly look: Look; readonly text: string }): ReactNode {
  return (
    <span className="lab-chip" data-look={look}>
      <Glyph look={look} /> <span>{text}</span>
    </span>
  );
}
