import type { ReactNode } from 'react';
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
export default function Code({ marked, language, title, lines = '' }: Props): ReactNode {
  return (
    <div className={`theme-code-block ${styles['block'] ?? ''}`} data-language={language}>
      {title && <div className={styles['title']}>{title}</div>}
      <div className={styles['content']}>
        {/* A wide block scrolls, so the keyboard must reach it. */}
        <pre className={styles['pre']} tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: linesToHtml(marked, lines) }} />
        </pre>
        <CopyButton text={withoutMarks(marked)} />
      </div>
    </div>
  );
}
