import { useEffect, useRef, useState } from 'react';
import type { LabEvent } from '../core/events';
import { toLog } from '../core/log';
import type { Session } from '../core/session';
import { toPlain } from './Rich';

/** Waits until nothing has happened for this long, so that one moment is one announcement. */
const QUIET = 400;
/** The most lines of an announcement. */
const MAX_LINES = 3;

/** What a moment comes to: the step's caption, and the last states and results. */
export function announce(caption: string, events: readonly LabEvent[]): string {
  const lines = toLog(events)
    .filter(({ look }) => look !== 'stage')
    .map(({ text }) => text);
  const shown = lines.slice(-MAX_LINES);
  return [toPlain(caption), ...shown.map((line) => `${line}.`)].filter(Boolean).join(' ');
}

/** The text for a live region: what has happened since the last announcement. */
export function useAnnouncement(
  events: readonly LabEvent[],
  caption: string,
  session: Session | undefined,
): string {
  const [text, setText] = useState('');
  const said = useRef({ session, count: 0, caption: '' });

  useEffect(() => {
    if (said.current.session !== session) said.current = { session, count: 0, caption: '' };
    const last = said.current;
    if (!session || (events.length === last.count && caption === last.caption)) return;
    const timer = setTimeout(() => {
      const { count, caption: before } = said.current;
      setText(announce(caption === before ? '' : caption, events.slice(count)));
      said.current = { session, count: events.length, caption };
    }, QUIET);
    return () => clearTimeout(timer);
  }, [events, caption, session]);

  return text;
}
