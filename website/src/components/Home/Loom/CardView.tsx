import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MODES, type Mode } from '../live/mock-server';
import styles from './Card.module.css';

/** What the component shows. Its names are in `samples/home/pet-card-states.json`. */
export type CardState = 'pending' | 'success' | 'error 404' | 'error';

const STATES = ['init', 'pending', 'success', 'error'];

/** The last isn't in the mock server. */
const PET_IDS = [1, 2, 7];

interface Props {
  readonly state: CardState;
  readonly petId: number;
  readonly mode: Mode;
  readonly onPetId?: (petId: number) => void;
  readonly onMode?: (mode: Mode) => void;
  /** The component, or the HTML that its test recorded. */
  readonly children: ReactNode;
}

interface Choice<T> {
  readonly label: ReactNode;
  readonly values: readonly T[];
  readonly value: T;
  readonly onChange: ((value: T) => void) | undefined;
}

function Choices<T extends string | number>({ label, values, value, onChange }: Choice<T>): ReactNode {
  return (
    <fieldset className={styles['choices']}>
      <legend>{label}</legend>
      {values.map((each) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange?.(each)}>
          {each}
        </button>
      ))}
    </fieldset>
  );
}

/** The running component, what the reader can set, and its state. */
export default function CardView({ state, petId, mode, onPetId, onMode, children }: Props): ReactNode {
  const [current = ''] = state.split(' ');
  return (
    <div data-state={state}>
      <div className={styles['screen']}>{children}</div>
      <ol className={styles['states']} aria-label="The state of the call">
        {STATES.map((each) => (
          <li
            key={each}
            className={clsx(each === current && styles['current'])}
            aria-current={each === current || undefined}
          >
            {each}
          </li>
        ))}
      </ol>
      <div className={styles['settings']}>
        <Choices label={<code>petId</code>} values={PET_IDS} value={petId} onChange={onPetId} />
        <Choices label="Server" values={MODES} value={mode} onChange={onMode} />
      </div>
    </div>
  );
}
