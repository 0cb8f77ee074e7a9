import { useId, type ReactNode } from 'react';
import Diagram from './Diagram';
import styles from './StateMachine.module.css';

interface StateProps {
  readonly name: 'init' | 'pending' | 'success' | 'error';
  readonly x: number;
  readonly y: number;
}

function State({ name, x, y }: StateProps): ReactNode {
  return (
    <>
      <rect
        className={`${styles['node'] ?? ''} ${styles[name] ?? ''}`}
        x={x}
        y={y}
        width="100"
        height="40"
        rx="8"
      />
      <text className={styles['state']} x={x + 50} y={y + 25}>
        {name}
      </text>
    </>
  );
}

interface EdgeProps {
  readonly path: string;
  /** Position and direction of the arrowhead: 0 is up, then clockwise in degrees. */
  readonly tip: readonly [x: number, y: number, turn: number];
}

function Edge({ path, tip: [x, y, turn] }: EdgeProps): ReactNode {
  return (
    <>
      <path className={styles['edge']} d={path} />
      <path
        className={styles['tip']}
        d="M0 0l4.5 9q-4.5-2-9 0z"
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    </>
  );
}

/** A slot's four states and the transitions between them. */
export default function StateMachine({ children }: { readonly children: ReactNode }): ReactNode {
  const title = useId();
  const graphic = (
    <svg className={styles['graphic']} viewBox="6 2 344 332" role="img" aria-labelledby={title}>
      <title id={title}>
        The states init, pending, success and error, and the calls that lead between them
      </title>
      <Edge path="M150 48V124" tip={[150, 132, 180]} />
      <text className={styles['call']} x="142" y="93" textAnchor="end">
        execute
      </text>
      <Edge path="M190 132V56" tip={[190, 48, 0]} />
      <text className={styles['call']} x="198" y="78">
        clear
      </text>
      <text className={styles['note']} x="198" y="94">
        aborts
      </text>

      <Edge path="M206 132V122q0-8 8-8h30q8 0 8 8v18q0 8-8 8h-16" tip={[220, 148, 270]} />
      <text className={styles['call']} x="260" y="128">
        execute
      </text>
      <text className={styles['note']} x="260" y="144">
        newest wins
      </text>

      <Edge path="M142 172l-48 71" tip={[90, 250, 214]} />
      <Edge path="M198 172l48 71" tip={[250, 250, 146]} />
      <text className={styles['note']} x="170" y="206" textAnchor="middle">
        settles
      </text>
      <text className={styles['note']} x="170" y="222" textAnchor="middle">
        once
      </text>

      <rect className={styles['group']} x="10" y="236" width="320" height="92" rx="12" />
      <Edge path="M36 236V36q0-8 8-8h68" tip={[120, 28, 90]} />
      <text className={styles['call']} x="44" y="156">
        clear
      </text>
      <Edge path="M304 236V172q0-8-8-8h-68" tip={[220, 164, 270]} />
      <text className={styles['call']} x="296" y="204" textAnchor="end">
        execute
      </text>

      <State name="init" x={120} y={8} />
      <State name="pending" x={120} y={132} />
      <State name="success" x={30} y={252} />
      <State name="error" x={210} y={252} />
      <text className={styles['note']} x="80" y="312" textAnchor="middle">
        documented 2xx
      </text>
      <text className={styles['note']} x="260" y="312" textAnchor="middle">
        anything else
      </text>
    </svg>
  );
  return <Diagram graphic={graphic}>{children}</Diagram>;
}
