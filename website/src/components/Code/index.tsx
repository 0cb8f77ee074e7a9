import type { ReactNode } from 'react';
import { useIdentity } from '../useIdentity';
import CopyButton from './CopyButton';
import styles from './styles.module.css';
import { markedToHtml, withoutMarks } from './token-marks';

interface Props {
  /** The code with its tokens marked at build time; bare code is shown as it is. */
  readonly marked: string;
  readonly language?: string;
  readonly title?: string;
  /** Numbers of the lines to point out, from 1, with commas between. */
  readonly lines?: string;
  /** The file, under `samples/`, of the tests that this code passed for this build. */
  readonly tested?: string;
}

/** Says, quietly, that a sample was run, and leads to how. */
function TestedMark({ file }: { readonly file: string }): ReactNode {
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

/** A block of code that was highlighted at build time: the browser parses nothing and shows it as it came. */
export default function Code({ marked, language, title, lines = '', tested }: Props): ReactNode {
  return (
    <div className={`theme-code-block ${styles['block'] ?? ''}`} data-language={language}>
      {title && (
        <div className={styles['title']}>
          {title}
          {tested && <TestedMark file={tested} />}
        </div>
      )}
      <div className={styles['content']}>
        {/* A wide block scrolls, so the keyboard must reach it. */}
        <pre className={styles['pre']} tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: linesToHtml(marked, lines) }} />
        </pre>
        {tested && !title && (
          <div className={styles['foot']}>
            <TestedMark file={tested} />
          </div>
        )}
        <CopyButton text={withoutMarks(marked)} />
      </div>
    </div>
  );
}
