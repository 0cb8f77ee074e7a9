import copy from 'copy-text-to-clipboard';
import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './copy.module.css';

const COPIED_MESSAGE_DURATION = 1500;

/** Copies `text` and briefly confirms it, visually and to screen readers. */
export default function CopyButton({ text }: { readonly text: string }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timeout = setTimeout(() => setIsCopied(false), COPIED_MESSAGE_DURATION);
    return () => clearTimeout(timeout);
  }, [isCopied]);

  const label = isCopied
    ? translate({ id: 'theme.CodeBlock.copied', message: 'Copied' })
    : translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard' });
  return (
    <button
      type="button"
      className={styles['copy']}
      aria-label={label}
      title={label}
      data-copied={isCopied || undefined}
      onClick={() => setIsCopied(copy(text))}
    >
      <span aria-live="polite">{isCopied && label}</span>
    </button>
  );
}
