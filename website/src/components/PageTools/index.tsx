import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { copyPage } from './copy-page';
import { markdownPath } from './markdown-path';
import styles from './styles.module.css';

const COPIED_MESSAGE_DURATION = 2000;

/** A menu to copy the page as Markdown or to open it. Without JavaScript, it can be opened too. */
export default function PageTools(): ReactNode {
  const address = markdownPath(useDoc().metadata.permalink);
  const menu = useRef<HTMLDetailsElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (!isCopied) return;
    const timeout = setTimeout(() => setIsCopied(false), COPIED_MESSAGE_DURATION);
    return () => clearTimeout(timeout);
  }, [isCopied]);

  function close(): void {
    if (menu.current?.contains(document.activeElement)) menu.current.querySelector('summary')?.focus();
    menu.current?.removeAttribute('open');
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') close();
  }

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  async function copy(): Promise<void> {
    setFailure('');
    try {
      await copyPage(address);
      setIsCopied(true);
    } catch (error) {
      setFailure((error as Error).message);
    }
    close();
  }

  return (
    <div className={`page-tools ${styles['tools'] ?? ''}`}>
      <details ref={menu} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
        <summary className={styles['summary']} onClick={() => setFailure('')}>
          Markdown
        </summary>
        {/* Safari doesn't focus a button on click. Without a focusable menu, the click would close it first. */}
        <div className={styles['panel']} tabIndex={-1}>
          <button type="button" className={styles['item']} onClick={() => void copy()}>
            Copy page as Markdown
          </button>
          <a className={styles['item']} href={address}>
            View as Markdown
          </a>
        </div>
      </details>
      <span role="status" className={failure ? styles['panel'] : styles['copied']}>
        {isCopied && 'Copied'}
        {failure && (
          <>
            Not copied: {failure}. Open it with <a href={address}>View as Markdown</a>.
          </>
        )}
      </span>
    </div>
  );
}
