import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** An alert for a part of the page that failed to load, with the error's message and a Retry button. */
export default function LoadFailure({ error, onRetry }: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.text}>
        <strong>Part of this page failed to load.</strong> Check your connection and try again.{' '}
        <code>{String(error)}</code>
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
