import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly missing: 'engine' | 'index' | 'text';
  readonly onRetry: () => void;
}

function message(missing: Props['missing']): string {
  switch (missing) {
    case 'engine':
      return translate({ id: 'search.noEngine', message: 'Search failed to load.' });
    case 'index':
      return translate({ id: 'search.noIndex', message: 'The search index failed to load.' });
    case 'text':
      return translate({
        id: 'search.noText',
        message: 'Couldn’t load the full index. Showing matches in titles, headings and names only.',
      });
  }
}

/** An alert about what failed to load, with a Retry button. */
export default function LoadAlert({ missing, onRetry }: Props): ReactNode {
  return (
    <div role="alert" className={styles.alert}>
      <p>
        {message(missing)} {translate({ id: 'search.checkConnection', message: 'Check your connection.' })}
      </p>
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        {translate({ id: 'search.retry', message: 'Retry' })}
      </button>
    </div>
  );
}
