import type { Change, Diagnostic } from '@hookloom/generator';
import { memo } from 'react';
import { reportLines } from '../report-lines.ts';

type ReportProps = { command: string; changes: readonly Change[]; note: string | undefined };

/** What `sync` prints for a changed spec. */
export const Report = memo(ReportOfSync);

function ReportOfSync({ command, changes, note }: ReportProps) {
  return (
    <pre className="contract-report" tabIndex={0} role="region" aria-label={`The report of ${command}`}>
      <span className="contract-prompt">$ npx {command}</span>
      {'\n'}
      {note && <span className="contract-report-summary">{note}</span>}
      {(note ? [] : reportLines(changes)).map(({ text, kind, isBreaking }, index) => (
        <span key={index} className={`contract-report-${kind}`}>
          {text}
          {isBreaking && <b className="contract-breaking">{'  (breaking)'}</b>}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}

/** The problems of a spec that can't be read. */
export function SpecProblems({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  return (
    <ul className="contract-problems">
      {diagnostics.slice(0, 5).map(({ code, line, message, hint }, index) => (
        <li key={index}>
          <b>
            {line === undefined ? code : `Line ${line}`}: {message}
          </b>
          {hint && <p>{hint}</p>}
        </li>
      ))}
    </ul>
  );
}
