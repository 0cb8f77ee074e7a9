import type { ReactNode } from 'react';
import type { Piece } from './excerpt';

/** A text with its matches highlighted. */
export default function Marked({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, isMatch }, i) => (isMatch ? <mark key={i}>{text}</mark> : text));
}
