import type { ReactNode } from 'react';
import { useIdentity } from '../useIdentity';
import CopyButton from './CopyButton';
import styles from './styles.module.css';
import { markedToHtml, stripMarks } from './token-marks';

interface Props {
  /** The code with tokens marked at build time. */
  readonly marked: string;
  readonly language?: string;
  readonly title?: string;
  /** Line numbers to highlight, from 1, separated by commas. */
  readonly lines?: string;
  /** The test file in `samples/` that passed in this build. */
  readonly tested?: string;
}

/** A badge that links to the test that a sample passed. */
function TestedBadge({ file }: { readonly file: string }): ReactNode {
  const { repository } = useIdentity();
  return (
    <a
      className={styles['tested']}
      href={`${repository}/blob/main/samples/${file}`}
      aria-label={`tested, by ${file.split('/').at(-1) ?? file}`}
      title="Tested in this build. View the test."
    >
      tested
    </a>
  );
}

function linesToHtml(marked: string, lines: string): string {
  const pointedOut = new Set(lines.split(',').map(Number));
  return marked
    .split('\n')
    .map((line, i) => {
      const html = markedToHtml(line, (kind) => styles[kind] ?? kind);
      return pointedOut.has(i + 1) ? `<mark class="${styles['line'] ?? ''}">${html}\n</mark>` : `${html}\n`;
    })
    .join('')
    .replace(/\n$/, '');
}

/** A code block, highlighted at build time. */
export default function Code({ marked, language, title, lines = '', tested }: Props): ReactNode {
  return (
    <div className={`theme-code-block ${styles['block'] ?? ''}`} data-language={language}>
      {title && (
        <div className={styles['title']}>
          {title}
          {tested && <TestedBadge file={tested} />}
        </div>
      )}
      <div className={styles['content']}>
        {/* Focusable, so that keyboard users can scroll it. */}
        <pre className={styles['pre']} tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: linesToHtml(marked, lines) }} />
        </pre>
        {tested && !title && (
          <div className={styles['foot']}>
            <TestedBadge file={tested} />
          </div>
        )}
        <CopyButton text={stripMarks(marked)} />
      </div>
    </div>
  );
}
