import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly onDismiss: () => void;
}

/** Says that the site has a new version. The page works as it is, so the reader decides when to reload. */
export default function Notice({ onDismiss }: Props): ReactNode {
  return (
    <div className={styles.notice}>
      <p className={styles.text}>
        {translate({ id: 'offline.newVersion', message: 'A new version of this site is available.' })}
      </p>
      <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
        {translate({ id: 'offline.reload', message: 'Reload' })}
      </button>
      <button type="button" className="button button--secondary" onClick={onDismiss}>
        {translate({ id: 'offline.dismiss', message: 'Dismiss' })}
      </button>
    </div>
  );
}
