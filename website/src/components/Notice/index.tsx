import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface NoticeContent {
  readonly text: string;
  /** The label of a button, and what it does. */
  readonly action: string;
  readonly onAction: () => void;
}

interface Props extends NoticeContent {
  readonly onDismiss: () => void;
}

/** Says something about the site, above the page, with a button to do something about it. */
export default function Notice({ text, action, onAction, onDismiss }: Props): ReactNode {
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      <button type="button" className="button button--primary" onClick={onAction}>
        {action}
      </button>
      <button type="button" className="button button--secondary" onClick={onDismiss}>
        {translate({ id: 'notice.dismiss', message: 'Dismiss' })}
      </button>
    </div>
  );
}
