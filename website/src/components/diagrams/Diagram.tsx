import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What is drawn: a picture with a name, or HTML that is read as it stands. */
  readonly drawing: ReactNode;
  /** The text that says the same. */
  readonly children: ReactNode;
}

/** A drawing on a plate of its own, and below it the text of the page that says the same. */
export default function Diagram({ drawing, children }: Props): ReactNode {
  return (
    <figure className={styles['diagram']}>
      <div className={styles['plate']}>{drawing}</div>
      <figcaption className={styles['caption']}>{children}</figcaption>
    </figure>
  );
}
