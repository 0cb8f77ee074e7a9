import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './WorkbenchOpener.module.css';

/** The button that opens the workbench in the page. */
export default function WorkbenchOpener({ onOpen }: { readonly onOpen?: () => void }): ReactNode {
  return (
    <button
      type="button"
      className={clsx('button button--secondary', styles['open'])}
      onClick={() => onOpen?.()}
    >
      Open it here
    </button>
  );
}
