import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

const MIN = 20;
const MAX = 80;
const STEP = 4;
const clamp = (value: number) => Math.min(MAX, Math.max(MIN, value));

type SplitPanesProps = { start: ReactNode; end: ReactNode };

/** Two panes with a separator that is moved by pointer, and by keyboard: arrow keys, Home and End. */
export function SplitPanes({ start, end }: SplitPanesProps) {
  const [size, setSize] = useState(46);
  const panes = useRef<HTMLDivElement>(null);

  const move = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = panes.current!.getBoundingClientRect();
    setSize(clamp(((clientX - left) / width) * 100));
  };
  const press = (event: KeyboardEvent) => {
    const target = { ArrowLeft: size - STEP, ArrowRight: size + STEP, Home: MIN, End: MAX }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setSize(clamp(target));
  };

  return (
    <div className="pg-panes" ref={panes} style={{ gridTemplateColumns: `${size}fr auto ${100 - size}fr` }}>
      <div className="pg-pane" id="pg-spec">
        {start}
      </div>
      <div
        className="pg-separator"
        role="separator"
        tabIndex={0}
        aria-label="Width of the spec"
        aria-orientation="vertical"
        aria-controls="pg-spec"
        aria-valuemin={MIN}
        aria-valuemax={MAX}
        aria-valuenow={Math.round(size)}
        onKeyDown={press}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={move}
        onDoubleClick={() => setSize(46)}
      />
      <div className="pg-pane">{end}</div>
    </div>
  );
}
