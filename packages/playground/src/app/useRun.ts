import { useCallback, useEffect, useReducer, useRef } from 'react';
import { addEntry, entryOf, type LogEntry } from './log-entries.ts';
import type { Crash, Program } from './messages.ts';
import type { FrameEvent } from './open-frame.ts';
import { guardLoops } from './guard-loops.ts';

/** What the frame shows. */
export type Run = {
  /** Counts the frames. */
  id: number;
  /** Undefined while nothing can run. */
  program?: Program;
  status: 'starting' | 'running' | 'stopped';
  crash?: Crash;
  entries: LogEntry[];
};

type Action =
  | { type: 'start'; program: Program }
  | { type: 'event'; id: number; event: FrameEvent; at: number }
  | { type: 'crash'; crash: Crash }
  | { type: 'note'; text: string; at: number }
  | { type: 'clear' };

function reduce(run: Run, action: Action): Run {
  switch (action.type) {
    case 'start':
      return { id: run.id + 1, program: action.program, status: 'starting', entries: [] };
    case 'crash': {
      const { program: _, ...rest } = run;
      return { ...rest, status: 'stopped', crash: action.crash };
    }
    case 'note':
      return { ...run, entries: addEntry(run.entries, { at: action.at, kind: 'note', text: action.text }) };
    case 'clear':
      return { ...run, entries: [] };
    default:
      return action.id === run.id ? onEvent(run, action.event, action.at) : run;
  }
}

function onEvent(run: Run, event: FrameEvent, at: number): Run {
  if (event.type === 'rendered') return run.status === 'starting' ? { ...run, status: 'running' } : run;
  if (event.type === 'crash') {
    const { program: _, ...rest } = run;
    const { message, line } = event.crash;
    const entry = {
      at,
      kind: 'error' as const,
      text: `Stopped: ${message}`,
      ...(line !== undefined && { line }),
    };
    return { ...rest, status: 'stopped', crash: event.crash, entries: addEntry(run.entries, entry) };
  }
  const entry = entryOf(event, at);
  return entry ? { ...run, entries: addEntry(run.entries, entry) } : run;
}

/** The time without a change after which the component runs again, in milliseconds. */
const pause = 350;

export type RunInput = Pick<Program, 'files' | 'source' | 'entry'> & {
  code: string;
  baseURL?: string | undefined;
};

/** Runs a component, and again when it or the generated code has changed. */
export function useRun({ code, files, source, entry, baseURL }: RunInput) {
  const [run, dispatch] = useReducer(reduce, { id: 0, status: 'starting', entries: [] });
  const started = useRef(0);
  const isFirst = useRef(true);

  const start = useCallback(() => {
    started.current = performance.now();
    const guard = `guard${crypto.getRandomValues(new Uint32Array(3)).join('')}`;
    const guarded = guardLoops(code, guard);
    if ('problem' in guarded) {
      dispatch({ type: 'crash', crash: { kind: 'syntax', ...guarded.problem } });
      return;
    }
    dispatch({
      type: 'start',
      program: {
        files: { ...files, [entry]: guarded.code },
        entry,
        source,
        guard,
        ...(baseURL !== undefined && { baseURL }),
      },
    });
  }, [code, files, source, entry, baseURL]);

  useEffect(() => {
    const timer = setTimeout(start, isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [start]);

  const { id } = run;
  const since = () => Math.round(performance.now() - started.current);
  const onEvent = useCallback(
    (event: FrameEvent) => dispatch({ type: 'event', id, event, at: since() }),
    [id],
  );
  const note = useCallback((text: string) => dispatch({ type: 'note', text, at: since() }), []);
  const clear = useCallback(() => dispatch({ type: 'clear' }), []);
  return { run, start, onEvent, note, clear };
}
