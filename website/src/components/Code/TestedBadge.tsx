import type { ReactNode } from 'react';
import { useIdentity } from '../useIdentity';
import styles from './styles.module.css';

/** A badge that links to the test that a sample passed. */
export default function TestedBadge({ file }: { readonly file: string }): ReactNode {
  const { repository } = useIdentity();
  return (
    <a
      className={styles['tested']}
      href={`${repository}/blob/main/samples/${file}`}
      aria-label={`tested, by ${file.split('/').at(-1) ?? file}`}
      title="Tested in this build. View the test."
    >
      <span>tested</span>
    </a>
  );
}
