import type { ReactNode } from 'react';
import Rich from './Rich';

interface Props {
  readonly count: number;
  readonly done: number;
  readonly text: string;
  readonly isFree: boolean;
}

/** What the current step shows. */
export default function Caption({ count, done, text, isFree }: Props): ReactNode {
  return (
    <p className="lab-caption">
      {!isFree && (
        <span className="lab-count">
          {done} of {count}
        </span>
      )}
      <span>{isFree ? 'Your turn: mount, call and clear below.' : <Rich text={text || 'Ready.'} />}</span>
    </p>
  );
}
