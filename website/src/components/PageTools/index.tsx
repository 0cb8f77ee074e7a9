import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useEffect, useState, type ReactNode } from 'react';
import { copyPage } from './copy-page';
import { markdownPath } from './markdown-path';
import styles from './styles.module.css';

const COPIED_MESSAGE_DURATION = 2000;

/** Buttons to copy the page as Markdown or to open it. */
export default function PageTools(): ReactNode {
  const address = markdownPath(useDoc().metadata.permalink);
  const [isCopied, setIsCopied] = useState(false);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (!isCopied) return;
    const timeout = setTimeout(() => setIsCopied(false), COPIED_MESSAGE_DURATION);
    return () => clearTimeout(timeout);
  }, [isCopied]);

  async function copy(): Promise<void> {
    setFailure('');
    try {
      await copyPage(address);
      setIsCopied(true);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  return (
    <div className={`page-tools ${styles['tools'] ?? ''}`}>
      <button type="button" className={styles['tool']} onClick={() => void copy()}>
        Copy page<span className={styles['unseen']}> as Markdown</span>
      </button>
      <a className={styles['tool']} href={address}>
        View as Markdown
      </a>
      <span role="status" className={failure ? styles['failure'] : styles['copied']}>
        {isCopied && 'Copied'}
        {failure && `Not copied: ${failure}. Open it with View as Markdown.`}
      </span>
    </div>
  );
}
