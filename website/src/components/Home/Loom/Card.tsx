import clsx from 'clsx';
import type { ReactNode } from 'react';
import codeStyles from '../../Code/styles.module.css';
import TestedBadge from '../../Code/TestedBadge';
import { stripMarks } from '../../Code/token-marks';
import LivePlace from '../live/LivePlace';
import CardView, { type CardState } from './CardView';
import styles from './styles.module.css';
import thread from './thread.module.css';

interface Props {
  /** What the component renders in each state, as JSON. Its test checks it. */
  readonly marked: string;
  readonly tested?: string;
}

/** The component in a browser: its output as the test recorded it, until it runs. */
export default function Card({ marked, tested }: Props): ReactNode {
  const states = JSON.parse(stripMarks(marked)) as Readonly<Record<CardState, string>>;
  return (
    <section
      aria-label="What users see: the component, running"
      className={clsx(codeStyles.block, styles.card, thread.card)}
    >
      <div className={codeStyles.bar}>
        <span className={codeStyles.label}>In the browser</span>
        {tested && <TestedBadge file={tested} />}
      </div>
      <LivePlace name="card">
        <CardView state="success" petId={1} mode="fast">
          <div dangerouslySetInnerHTML={{ __html: states.success }} />
        </CardView>
      </LivePlace>
    </section>
  );
}
