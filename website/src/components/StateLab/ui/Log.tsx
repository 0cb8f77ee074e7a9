import { useEffect, useRef, type ReactNode } from 'react';
import type { LabEvent } from '../core/events';
import { formatTime, toLog } from '../core/log';
import Glyph from './Glyph';

interface Props {
  readonly events: readonly LabEvent[];
  readonly isRunning: boolean;
}

/** The most lines that the log shows. */
const MAX_LINES = 200;

/** Every transition as a line of text. What is new is announced elsewhere, in fewer words. */
export default function Log({ events, isRunning }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { length } = events;
  useEffect(() => {
    const node = list.current;
    if (node && isRunning) node.scrollTop = node.scrollHeight;
  }, [length, isRunning]);

  return (
    <div className="lab-log" ref={list} role="region" aria-label="Log" tabIndex={0}>
      <ol>
        {toLog(events.slice(-MAX_LINES)).map(({ at, look, text }, i) => (
          <li key={Math.max(length - MAX_LINES, 0) + i}>
            <span className="lab-time">{formatTime(at)}</span> <Glyph look={look} /> <span>{text}</span>
          </li>
        ))}
      </ol>
      {length === 0 && <p className="lab-note">Nothing has happened yet.</p>}
    </div>
  );
}
