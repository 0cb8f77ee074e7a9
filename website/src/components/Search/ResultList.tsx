import { translate } from '@docusaurus/Translate';
import { useEffect, useRef, type ReactNode } from 'react';
import type { SearchResults, PageHits, SearchHit } from '@hookloom/generator/search';
import { markMatches } from './excerpt';
import MarkedText from './MarkedText';
import ResultOption, { optionId, RESULTS_ID } from './ResultOption';
import styles from './styles.module.css';

interface Props {
  /** The list scrolls to the top when this changes. */
  readonly query: string;
  readonly results: SearchResults;
  readonly selected: SearchHit | undefined;
  readonly addressOf: (hit: SearchHit) => string;
  readonly onSelect: (hit: SearchHit) => void;
  readonly onFollow: (address: string) => void;
}

/** The parent folders in a page's path. */
const getFolder = ({ page }: PageHits) => page.path.split('/').filter(Boolean).slice(0, -1).join(' / ');

/** The results, grouped by page. */
export default function ResultList({
  query,
  results,
  selected,
  addressOf,
  onSelect,
  onFollow,
}: Props): ReactNode {
  const isScrolled = useRef(false);
  const isFirst = selected === results.groups[0]?.hits[0];

  useEffect(() => {
    // Scrolling to the first option would force another layout before the first results are painted.
    if (!selected || (isFirst && !isScrolled.current)) return;
    document
      .getElementById(optionId(selected))
      ?.scrollIntoView({ block: isFirst ? 'end' : 'nearest', behavior: 'instant' });
  }, [query, selected, isFirst]);

  const label = translate({ id: 'search.results', message: 'Results' });
  return (
    <div
      id={RESULTS_ID}
      role="listbox"
      aria-label={label}
      className={styles.list}
      onScroll={() => (isScrolled.current = true)}
    >
      {results.groups.map((group) => (
        <div key={group.page.path} role="group" aria-label={group.page.title} className={styles.group}>
          <div className={styles.page} role="presentation">
            <span>
              <MarkedText segments={markMatches(group.page.title, results.terms)} />
            </span>
            <span className={styles.folder}>{getFolder(group)}</span>
          </div>
          {group.hits.map((hit) => (
            <ResultOption
              key={hit.id}
              hit={hit}
              terms={results.terms}
              isSelected={hit === selected}
              address={addressOf(hit)}
              onSelect={onSelect}
              onFollow={onFollow}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
