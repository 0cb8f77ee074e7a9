import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const LONGEST_QUOTE = 60;

interface Props {
  readonly query: string;
  readonly hits: number;
  readonly pages: number;
  /** Whether the whole index has been searched. */
  readonly isComplete: boolean;
}

function message({ query, hits, pages, isComplete }: Props): string {
  if (query === '') return hits > 0 ? translate({ id: 'search.questions', message: 'Common questions' }) : '';
  if (hits === 0 && !isComplete) return translate({ id: 'search.reading', message: 'Searching…' });
  if (hits === 0)
    return translate(
      { id: 'search.nothing', message: 'No results for “{query}”.' },
      { query: query.length > LONGEST_QUOTE ? `${query.slice(0, LONGEST_QUOTE)}…` : query },
    );
  if (hits === 1) return translate({ id: 'search.one', message: '1 result' });
  if (pages === 1) return translate({ id: 'search.onePage', message: '{hits} results on 1 page' }, { hits });
  return translate({ id: 'search.count', message: '{hits} results on {pages} pages' }, { hits, pages });
}

/** The number of results, or what is listed instead, as a live region. It must stay mounted to be announced. */
export default function ResultCount(props: Props): ReactNode {
  return (
    <div role="status" className={styles.count}>
      {message(props)}
    </div>
  );
}
