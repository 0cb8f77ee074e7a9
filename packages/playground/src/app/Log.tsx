import { useEffect, useRef } from 'react';
import { saveFile } from '../files/save-file.ts';
import type { LogEntry } from './log-entries.ts';

export type LogProps = {
  entries: readonly LogEntry[];
  onLine: (line: number) => void;
  onClear: () => void;
};

const kinds: Readonly<Record<LogEntry['kind'], string>> = {
  call: 'Call',
  state: 'State',
  log: 'Log',
  error: 'Error',
  file: 'File',
  note: 'Note',
};

/** The calls and the states of the app, in the order in which they happened. */
export function Log({ entries, onLine, onClear }: LogProps) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);
  return (
    <section className="hl-app__log" aria-label="Calls and states">
      <header className="hl-app__bar">
        <h2>Calls and states</h2>
        <button type="button" onClick={onClear} disabled={entries.length === 0}>
          Clear
        </button>
      </header>
      <div
        ref={list}
        className="hl-app__entries"
        role="log"
        aria-label="Calls and states"
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollTop + clientHeight > scrollHeight - 20;
        }}
      >
        {entries.length === 0 && <p>Nothing yet.</p>}
        <ol>
          {entries.map((entry) => (
            <li key={entry.id} data-kind={entry.kind}>
              <span className="hl-app__time">{(entry.at / 1000).toFixed(2)} s</span>
              <span className="hl-app__kind">{kinds[entry.kind]}</span>
              <Entry entry={entry} onLine={onLine} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Entry({ entry: { text, line, file }, onLine }: { entry: LogEntry; onLine: LogProps['onLine'] }) {
  return (
    <span className="hl-app__text">
      {text}
      {line !== undefined && (
        <button type="button" className="hl-app__link" onClick={() => onLine(line)}>
          line {line}
        </button>
      )}
      {file && (
        <button type="button" className="hl-app__link" onClick={() => saveFile(file.name, file.blob)}>
          Save the file
        </button>
      )}
    </span>
  );
}
