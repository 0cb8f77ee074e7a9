import type { ReactNode } from 'react';
import type { LabEvent } from '../core/events';
import type { Reader } from '../core/scenario';
import { toTimeline } from '../core/timeline';
import LaneView from './LaneView';

interface Props {
  readonly title: string;
  readonly events: readonly LabEvent[];
  readonly readers: readonly Reader[];
  /** How far time has come. */
  readonly until: number;
  readonly isRunning: boolean;
  /** The time at the right edge. */
  readonly span: number;
}

const toSeconds = (span: number) => Array.from({ length: Math.ceil(span / 1000) }, (_, second) => second);

/** One lane for each component, request and slot. The log has the same as text. */
export default function Timeline({ title, events, readers, until, isRunning, span }: Props): ReactNode {
  const scale = (time: number) => `${((Math.min(time, span) / span) * 100).toFixed(2)}%`;
  return (
    <div
      className="lab-timeline"
      role="img"
      aria-label={`Timeline of “${title}”. The log has the same as text.`}
    >
      <svg className="lab-patterns" width="0" height="0">
        <pattern id="lab-stripes" width="7" height="7" patternUnits="userSpaceOnUse">
          <path className="lab-stripe" d="M-1 8L8-1M-1 1L1-1M6 8L8 6" />
        </pattern>
      </svg>
      <div className="lab-lane lab-axis">
        <svg className="lab-track" width="100%" height="18">
          {toSeconds(span).map((second) => (
            <text key={second} x={scale(second * 1000)} y="12" dx={second ? -3 : 0}>
              {second ? second : '0 s'}
            </text>
          ))}
        </svg>
      </div>
      {toTimeline(events, readers).map((lane) => (
        <LaneView key={lane.id} lane={lane} scale={scale} until={until} isRunning={isRunning} />
      ))}
    </div>
  );
}
