import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useIdentity } from '../useIdentity';
import FollowLink from './FollowLink';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  /** The URL of the first docs page. */
  readonly start: string;
  readonly onFollow: (address: string) => void;
}

const LONGEST_TITLE = 100;

/** What to do if there are no results. */
export default function NoResults({ query, start, onFollow }: Props): ReactNode {
  const { repository } = useIdentity();
  const title = translate(
    { id: 'search.issueTitle', message: 'Docs: no search results for “{query}”' },
    { query: query.slice(0, LONGEST_TITLE) },
  );
  return (
    <ul className={styles.advice}>
      <li>{translate({ id: 'search.spelling', message: 'Check the spelling.' })}</li>
      <li>{translate({ id: 'search.fewerWords', message: 'Use fewer words, or more general ones.' })}</li>
      <li>
        <FollowLink href={start} onFollow={onFollow}>
          {translate({ id: 'search.browse', message: 'Browse the docs' })}
        </FollowLink>{' '}
        {translate({ id: 'search.fromStart', message: 'from the introduction.' })}
      </li>
      <li>
        <a
          href={`${repository}/issues/new?title=${encodeURIComponent(title)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {translate({ id: 'search.openIssue', message: 'Open an issue' })}
        </a>{' '}
        {translate({ id: 'search.whatIsMissing', message: 'to say what is missing.' })}
      </li>
    </ul>
  );
}
