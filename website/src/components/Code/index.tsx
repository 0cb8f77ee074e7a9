import clsx from 'clsx';
import type { ReactNode } from 'react';
import CopyButton from './CopyButton';
import preStyles from './pre.module.css';
import styles from './styles.module.css';
import TestedBadge from './TestedBadge';
import { stripMarks } from './token-marks';
import { toHtml } from './to-html';

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

/** What the bar says of a block without a title. */
const LABELS: Readonly<Record<string, string>> = { bash: 'Terminal', text: 'Output' };

/** A code block, highlighted at build time, below a bar. A single line without a title shares a row with its bar. */
export default function Code({ marked, language = '', title, lines = '', tested }: Props): ReactNode {
  const isSingleLine = !title && !marked.includes('\n');
  const bar = (
    <div className={styles['bar']}>
      {!isSingleLine && <span className={styles['label']}>{title ?? LABELS[language] ?? language}</span>}
      {tested && <TestedBadge file={tested} />}
      <CopyButton text={stripMarks(marked)} />
    </div>
  );
  return (
    <div
      className={clsx('theme-code-block', styles['block'], isSingleLine && styles['single'])}
      data-language={language}
    >
      {!isSingleLine && bar}
      {/* Focusable, so that keyboard users can scroll it. */}
      <pre className={preStyles['pre']} tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: toHtml(marked, lines, language) }} />
      </pre>
      {isSingleLine && bar}
    </div>
  );
}
