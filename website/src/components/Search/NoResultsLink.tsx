import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import FollowLink from './FollowLink';
import styles from './styles.module.css';

interface Props {
  /** The URL of the first docs page. */
  readonly start: string;
  readonly onFollow: (address: string) => void;
}

/** A suggestion for when there are no results. */
export default function NoResultsLink({ start, onFollow }: Props): ReactNode {
  return (
    <p className={styles.note}>
      {translate({ id: 'search.tryOther', message: 'Try a different search, or start with the' })}{' '}
      <FollowLink href={start} onFollow={onFollow}>
        {translate({ id: 'search.start', message: 'introduction' })}
      </FollowLink>
    </p>
  );
}
