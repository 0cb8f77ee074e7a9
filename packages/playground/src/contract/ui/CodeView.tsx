import { useState } from 'react';
import type { Problem } from '../check/problem.ts';
import { type CodeLine, codeLines } from './code-lines.ts';
import { type Stretch, visibleLines } from './visible-lines.ts';

type CodeViewProps = { file: string; text: string; problems: readonly Problem[] };

/** A file of the application, with the compiler's messages below the lines that they are about. */
export function CodeView({ file, text, problems }: CodeViewProps) {
  const [isWhole, setIsWhole] = useState(false);
  const lines = codeLines(text, problems);
  const stretches: Stretch[] = isWhole ? [{ first: 1, lines, isHidden: false }] : visibleLines(lines);
  return stretches.map(({ first, lines: some, isHidden }) =>
    isHidden ? (
      <button key={first} type="button" className="contract-gap" onClick={() => setIsWhole(true)}>
        Show {some.length} more lines
      </button>
    ) : (
      <pre
        key={first}
        className="contract-code"
        tabIndex={0}
        role="region"
        aria-label={`${file}, from line ${first}`}
      >
        <code>
          {some.map((line, index) => (
            <Line key={index} number={first + index} {...line} />
          ))}
        </code>
      </pre>
    ),
  );
}

function Line({ number, parts, problems }: CodeLine & { number: number }) {
  return (
    <span className={problems.length > 0 ? 'contract-line contract-line--broken' : 'contract-line'}>
      <span className="contract-number" aria-hidden>
        {number}
      </span>
      {parts.map(({ text, style, isMarked }, place) => {
        const classes = [style && `contract-${style}`, isMarked && 'contract-marked'].filter(Boolean);
        return (
          <span key={place} className={classes.join(' ') || undefined}>
            {text}
          </span>
        );
      })}
      {'\n'}
      {problems.map((problem) => (
        <Message key={`${problem.column}:${problem.code}`} {...problem} />
      ))}
    </span>
  );
}

/** The further lines of a message lead to the cause. */
function Message({ line, column, code, message }: Problem) {
  const [first, ...rest] = message.split('\n');
  return (
    <span className="contract-message">
      <span className="contract-place">
        {line}:{column} TS{code}
      </span>{' '}
      {first}
      {rest.map((part, index) => (
        <span key={index} className={index === rest.length - 1 ? undefined : 'contract-reason'}>
          {'\n'}
          {part.trim()}
        </span>
      ))}
      {'\n'}
    </span>
  );
}
