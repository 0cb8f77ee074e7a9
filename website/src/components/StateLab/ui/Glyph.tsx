import type { ReactNode } from 'react';

/** A shape for each state and each end of a request, so that none depends on color alone. */
const SHAPES = {
  init: <circle cx="6" cy="6" r="4.5" />,
  pending: (
    <>
      <circle cx="6" cy="6" r="4.5" />
      <path data-solid="" d="M6 1.5a4.5 4.5 0 0 1 0 9z" />
    </>
  ),
  success: <path d="M1.5 6.5l3 3 6-7" />,
  error: <path d="M2 2l8 8M10 2l-8 8" />,
  aborted: (
    <>
      <circle cx="6" cy="6" r="4.5" />
      <path d="M2.8 9.2l6.4-6.4" />
    </>
  ),
  ignored: <circle cx="6" cy="6" r="4.5" strokeDasharray="1.8 1.7" />,
  network: <path d="M1 4h9L7.5 1.5M11 8H2l2.5 2.5" />,
  stage: <rect x="2" y="2" width="8" height="8" />,
};

export type Look = keyof typeof SHAPES;

interface Props {
  readonly look: Look;
  readonly x?: string;
  readonly y?: number;
}

export default function Glyph({ look, x, y }: Props): ReactNode {
  return (
    <svg className="lab-glyph" data-look={look} width="12" height="12" x={x} y={y} aria-hidden="true">
      {SHAPES[look]}
    </svg>
  );
}
