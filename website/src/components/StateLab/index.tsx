import { useEffect, useRef, type ReactNode } from 'react';
import { openNearViewport } from './open-near-viewport';
import type { PageName } from './scenarios';
import StaticLab from './StaticLab';

interface Props {
  readonly page: PageName;
  /** The scenarios as text. */
  readonly children: ReactNode;
}

/**
 * A lab with the scenarios of a page. The server renders how the first one goes, without the code that runs it. That is
 * loaded when the lab is near the viewport.
 */
export default function StateLab({ page, children }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => openNearViewport(place.current!, page), [page]);
  return (
    <>
      <StaticLab page={page} place={place} />
      <details className="lab-text">
        <summary>The scenarios as text</summary>
        {children}
      </details>
    </>
  );
}
