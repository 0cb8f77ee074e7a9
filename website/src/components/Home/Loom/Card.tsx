import clsx from 'clsx';
import type { ReactNode } from 'react';
import codeStyles from '../../Code/styles.module.css';
import TestedBadge from '../../Code/TestedBadge';
import { stripMarks } from '../../Code/token-marks';
import styles from './styles.module.css';

/** What the states are for, in a word or two. */
const MEANINGS: Readonly<Record<string, string>> = {
  init: 'no call yet',
  pending: 'in flight',
  success: 'typed data',
  error: 'typed error',
};

const toText = (html: string) => html.replace(/<[^>]+>/g, '');

interface Props {
  /** What the component renders in each state, as JSON. Its test checks it. */
  readonly marked: string;
  readonly tested?: string;
}

/** The component's output, state by state, until the reader picks a state. CSS does both. */
export default function Card({ marked, tested }: Props): ReactNode {
  const states = Object.entries(JSON.parse(stripMarks(marked)) as Record<string, string>);
  const description = states.map(([state, html]) => `${state}: “${toText(html)}”`).join(', ');
  return (
    <section aria-label="What users see: one of four states" className={clsx(codeStyles.block, styles.card)}>
      <div className={codeStyles.bar}>
        <span className={codeStyles.label}>In the browser</span>
        {tested && <TestedBadge file={tested} />}
      </div>
      <div role="img" aria-label={`The card by state: ${description}`} className={styles.screen}>
        <div inert>
          {states.map(([state, html]) => (
            <div key={state} data-state={state} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </div>
      </div>
      <fieldset className={styles.states}>
        <legend>Output recorded by the test. Pick a state:</legend>
        {states.map(([state]) => (
          <label key={state} data-state={state}>
            <input type="radio" name="card-state" value={state} />
            <code>{state}</code> {MEANINGS[state]}
          </label>
        ))}
      </fieldset>
    </section>
  );
}
