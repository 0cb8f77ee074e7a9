import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A labeled image, or HTML that screen readers can read. */
  readonly graphic: ReactNode;
  /** The same content as text. */
  readonly children: ReactNode;
}

/** A diagram above the text that it illustrates. */
export default function Diagram({ graphic, children }: Props): ReactNode {
  return (
    <figure className={styles['diagram']}>
      <div className={styles['plate']}>{graphic}</div>
      <figcaption className={styles['caption']}>{children}</figcaption>
    </figure>
  );
}
