import type { CSSProperties, ReactNode } from 'react';
import Diagram from './Diagram';
import styles from './Owners.module.css';

const span = (from: number, to: number, row?: number): CSSProperties => ({
  gridColumn: `${from} / ${to}`,
  ...(row && { gridRow: row }),
});

interface Track {
  readonly component: string;
  readonly role: string;
  readonly isPassive?: boolean;
  readonly from: number;
  readonly to: number;
}

const TRACKS: readonly Track[] = [
  { component: 'PetLoader', role: 'owner: fetchOnMount', from: 3, to: 9 },
  { component: 'PetPanel', role: 'owner: clearOnUnmount', from: 7, to: 11 },
  { component: 'PetBadge', role: 'passive reader', isPassive: true, from: 1, to: 13 },
];

const MOMENTS = [3, 6, 9, 11];

/** A timeline of mounted components, and the slot's state over time. */
export default function Owners({ children }: { readonly children: ReactNode }): ReactNode {
  const graphic = (
    <div
      className={styles['timeline']}
      role="img"
      aria-label="A timeline of two owners and a passive reader above the states of their slot"
    >
      {MOMENTS.map((column, i) => (
        <span key={column} className={styles['moment']} style={{ gridColumn: column }}>
          <span className={styles['number']}>{i + 1}</span>
        </span>
      ))}
      <span className={styles['times']} />
      {TRACKS.map(({ component, role, isPassive, from, to }, i) => [
        <span key={component} className={styles['who']} style={{ gridRow: 2 * i + 2 }}>
          <b>{component}</b> {role}
        </span>,
        <span
          key={`${component} mounted`}
          className={`${styles['bar'] ?? ''} ${isPassive ? (styles['passive'] ?? '') : ''}`}
          style={span(from, to, 2 * i + 3)}
        />,
      ])}
      <span className={styles['who']} style={{ gridRow: 8 }}>
        their slot
      </span>
      <span className={styles['states']} style={{ gridRow: 9 }}>
        <span className={styles['state']} style={span(1, 3)}>
          init
        </span>
        <span className={`${styles['state'] ?? ''} ${styles['pending'] ?? ''}`} style={span(3, 6)}>
          pending
        </span>
        <span className={`${styles['state'] ?? ''} ${styles['success'] ?? ''}`} style={span(6, 11)}>
          success
        </span>
        <span className={styles['state']} style={span(11, 13)}>
          init
        </span>
      </span>
    </div>
  );
  return <Diagram graphic={graphic}>{children}</Diagram>;
}
