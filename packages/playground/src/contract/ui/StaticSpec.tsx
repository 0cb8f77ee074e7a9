import type { LineMark } from '../../editor/types.ts';

/** Lines before the first change. */
const LEAD = 8;
const SHOWN = 30;

/** The lines around the first change, on the page that is served, and without JavaScript. */
export function StaticSpec({ text, marks }: { text: string; marks: readonly LineMark[] }) {
  const start = Math.max(0, (marks[0]?.line ?? 1) - 1 - LEAD);
  const lines = text.split('\n').slice(start, start + SHOWN);
  return (
    <pre
      className="contract-code contract-code--spec"
      tabIndex={0}
      role="region"
      aria-label="Spec after the change"
    >
      <code>
        {lines.map((line, index) => {
          const mark = marks.find((one) => one.line === start + index + 1);
          return (
            <span key={index} className={mark ? 'contract-line contract-line--changed' : 'contract-line'}>
              <span className="contract-number" aria-hidden>
                {start + index + 1}
              </span>
              {line}
              {'\n'}
              {mark?.message && (
                <span className="contract-was">
                  {mark.message}
                  {'\n'}
                </span>
              )}
            </span>
          );
        })}
      </code>
    </pre>
  );
}
