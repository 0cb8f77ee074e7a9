import type { FrameEvent } from './open-frame.ts';

export type LogEntry = {
  id: number;
  /** The time since the app was started, in milliseconds. */
  at: number;
  kind: 'call' | 'state' | 'log' | 'error' | 'file' | 'note';
  text: string;
  /** The line of the component. */
  line?: number;
  file?: { name: string; blob: Blob };
};

/** The oldest are removed first. */
const most = 200;

export function addEntry(entries: readonly LogEntry[], entry: Omit<LogEntry, 'id'>): LogEntry[] {
  return [...entries.slice(1 - most), { ...entry, id: (entries.at(-1)?.id ?? 0) + 1 }];
}

/** An event in the log. Undefined if the log doesn't show it. */
export function entryOf(event: FrameEvent, at: number): Omit<LogEntry, 'id'> | undefined {
  switch (event.type) {
    case 'call': {
      const { method, path, result, duration } = event.call;
      const kind = /^[1-3]/.test(result) || result === 'aborted' ? 'call' : 'error';
      return { at, kind, text: `${method} ${path} → ${result} in ${duration} ms` };
    }
    case 'state':
      return { at, kind: 'state', text: `${event.slot}: ${event.state}${event.note && ` (${event.note})`}` };
    case 'log':
      return {
        at,
        kind: event.level,
        text: event.text.slice(0, 2_000),
        ...(event.line !== undefined && { line: event.line }),
      };
    case 'file':
      return {
        at,
        kind: 'file',
        text: `${event.name}, ${event.blob.size} bytes`,
        file: { name: event.name, blob: event.blob },
      };
    default:
      return undefined;
  }
}
