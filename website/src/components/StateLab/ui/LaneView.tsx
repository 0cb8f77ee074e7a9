import type { ReactNode } from 'react';
import type { Bar, Lane, Mark } from '../core/timeline';
import { fitText, TRACKS } from './fit-text';
import Glyph, { type Look } from './Glyph';

type Scale = (time: number) => string;

const STATES: ReadonlySet<string> = new Set<Look>(['init', 'pending', 'success', 'error']);
const STRIPED: ReadonlySet<string> = new Set<Bar['look']>(['pending', 'waiting']);
const isState = (look: string): look is Look => STATES.has(look);

/** The height and the top of each kind of bar, in the 28 pixels of a lane. */
const PLACES = { state: [4, 22], thin: [11, 8], line: [14, 2] } as const;

function placeOf(look: Bar['look']): (typeof PLACES)[keyof typeof PLACES] {
  if (look === 'late') return PLACES.line;
  return look === 'waiting' ? PLACES.thin : PLACES.state;
}

function BarText({ bar, part }: { readonly bar: Bar; readonly part: number }): ReactNode {
  const start = isState(bar.look) ? 21 : 7;
  return TRACKS.map(({ className, width }) => (
    <text key={className} className={className} x={start} y="19.5">
      {fitText(bar.texts, part * width - start)}
    </text>
  ));
}

function BarView({ bar, scale, until }: { bar: Bar; scale: Scale; until: number }): ReactNode {
  const { look, from, to = until } = bar;
  const [y, height] = placeOf(look);
  const width = scale(Math.max(to - from, 0));
  const shape = { x: scale(from), y, width, height, rx: height > 2 ? 3 : 0 };
  return (
    <g data-look={look}>
      <rect className="lab-bar" {...shape} />
      {STRIPED.has(look) && <rect fill="url(#lab-stripes)" {...shape} />}
      {bar.texts.length > 0 && (
        // A nested image cuts off what doesn't fit.
        <svg x={scale(from)} width={width} height="28">
          {isState(look) && <Glyph look={look} x="5" y={9} />}
          <BarText bar={bar} part={parseFloat(width) / 100} />
        </svg>
      )}
    </g>
  );
}

/** The text of a mark: after it, or before it if there is no room. */
function MarkText({ texts, part }: { readonly texts: readonly string[]; readonly part: number }): ReactNode {
  return TRACKS.map(({ className, width }) => {
    const after = fitText(texts, (1 - part) * width - 12);
    const place = after ? { x: 12 } : ({ x: -12, textAnchor: 'end' } as const);
    return (
      <text key={className} className={`lab-mark-text ${className}`} y="19.5" {...place}>
        {after ?? texts.at(-1)}
      </text>
    );
  });
}

function MarkView({ mark, scale, isLast }: { mark: Mark; scale: Scale; isLast: boolean }): ReactNode {
  const { at, look, texts } = mark;
  return (
    <svg x={scale(at)} overflow="visible">
      <g transform="translate(-6 9)">
        <circle className="lab-mark" cx="6" cy="6" r="8" />
        <Glyph look={look} />
      </g>
      {isLast && <MarkText texts={texts} part={parseFloat(scale(at)) / 100} />}
    </svg>
  );
}

interface Props {
  readonly lane: Lane;
  readonly scale: Scale;
  readonly until: number;
  readonly isRunning: boolean;
}

/** The life of a component, of a request or of a slot. */
export default function LaneView({ lane, scale, until, isRunning }: Props): ReactNode {
  const { kind, label, bars, marks } = lane;
  return (
    <div className="lab-lane" data-kind={kind}>
      <div className="lab-label">
        {kind === 'slot' && <span className="lab-note">slot </span>}
        <b>{label}</b>
      </div>
      <svg className="lab-track" width="100%" height="28">
        {bars.map((bar, i) => (
          <BarView key={i} bar={bar} scale={scale} until={until} />
        ))}
        {marks.map((mark, i) => (
          <MarkView key={i} mark={mark} scale={scale} isLast={i === marks.length - 1} />
        ))}
        {isRunning && <line className="lab-now" x1={scale(until)} x2={scale(until)} y1="0" y2="28" />}
      </svg>
    </div>
  );
}
