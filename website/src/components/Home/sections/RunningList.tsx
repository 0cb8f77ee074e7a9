import clsx from 'clsx';
import type { ReactNode } from 'react';
import codeStyles from '../../Code/styles.module.css';
import TestedBadge from '../../Code/TestedBadge';
import { stripMarks } from '../../Code/token-marks';
import LivePlace from '../live/LivePlace';
import styles from './RunningList.module.css';

interface Props {
  /** What the component renders, as JSON. Its test checks it. */
  readonly marked: string;
  readonly tested?: string;
}

/** The component in a browser: its output as the test recorded it, until it runs. */
export default function RunningList({ marked, tested }: Props): ReactNode {
  const { success } = JSON.parse(stripMarks(marked)) as { success: string };
  return (
    <div className={codeStyles['block']}>
      <div className={codeStyles['bar']}>
        <span className={codeStyles['label']}>In the browser</span>
        {tested && <TestedBadge file={tested} />}
      </div>
      <LivePlace name="list" className={clsx(styles['screen'])}>
        <div dangerouslySetInnerHTML={{ __html: success }} />
      </LivePlace>
    </div>
  );
}
