import type { Diagnostic } from '@hookloom/generator';

/** More are of no use to a reader, and the editor shows them at their lines. */
const SHOWN = 100;

type ProblemsProps = {
  diagnostics: readonly Diagnostic[];
  /** The page that explains a code. */
  hrefOf: (code: string) => string;
  onReveal: (line: number) => void;
};

/** The problems of the spec, each with what to do about it. */
export default function Problems({ diagnostics, hrefOf, onReveal }: ProblemsProps) {
  const hasError = diagnostics.some(({ severity }) => severity === 'error');
  return (
    <details className="pg-problems" open={hasError}>
      <summary>{countOf(diagnostics)}</summary>
      <ul>
        {diagnostics.slice(0, SHOWN).map(({ code, severity, message, hint, line }, index) => (
          <li key={index} data-severity={severity}>
            <p>
              {line !== undefined && (
                <button type="button" className="pg-link" onClick={() => onReveal(line)}>
                  Line {line}
                </button>
              )}{' '}
              {message} {code && <a href={hrefOf(code)}>{code}</a>}
            </p>
            <p className="pg-muted">{hint}</p>
          </li>
        ))}
      </ul>
      {diagnostics.length > SHOWN && <p className="pg-muted">And {diagnostics.length - SHOWN} more.</p>}
    </details>
  );
}

const titles = { error: 'error', warning: 'warning', info: 'note' } as const;

/** Such as `1 error, 2 warnings`. */
export function countOf(diagnostics: readonly Diagnostic[]): string {
  const counts = (['error', 'warning', 'info'] as const).map((severity) => {
    const count = diagnostics.filter((one) => one.severity === severity).length;
    return count === 0 ? '' : `${count} ${titles[severity]}${count === 1 ? '' : 's'}`;
  });
  return counts.filter(Boolean).join(', ');
}
