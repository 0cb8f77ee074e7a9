import copy from 'copy-text-to-clipboard';
import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

const SAYS_COPIED_FOR = 1500;

/** Copies `text`, and says so for a moment, to the eye and to a screen reader. */
export default function CopyButton({ text }: { readonly text: string }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timeout = setTimeout(() => setIsCopied(false), SAYS_COPIED_FOR);
    return () => clearTimeout(timeout);
  }, [isCopied]);

  return (
    <button
      type="button"
      className={styles['copy']}
      aria-label={
        isCopied
          ? translate({ id: 'theme.CodeBlock.copied', message: 'Copied' })
          : translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard' })
      }
      onClick={() => setIsCopied(copy(text))}
    >
      <span aria-live="polite">
        {isCopied
          ? translate({ id: 'theme.CodeBlock.copied', message: 'Copied' })
          : translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
      </span>
    </button>
  );
}
