import { translate } from '@docusaurus/Translate';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Answer, Group, Hit } from './answer';
import { marked } from './excerpt';
import Marked from './Marked';
import ResultOption, { optionId } from './ResultOption';
import styles from './styles.module.css';

interface Props {
  /** A list that was scrolled begins at its top again for another query. */
  readonly query: string;
  readonly answer: Answer;
  readonly selected: Hit | undefined;
  readonly addressOf: (hit: Hit) => string;
  readonly onSelect: (hit: Hit) => void;
  readonly onFollow: (address: string) => void;
}

/** The folders that a page is in, as its address has them. */
const folderOf = ({ page }: Group) => page.path.split('/').filter(Boolean).slice(0, -1).join(' / ');

/** The results, grouped by page. */
export default function ResultList({
  query,
  answer,
  selected,
  addressOf,
  onSelect,
  onFollow,
}: Props): ReactNode {
  const isScrolled = useRef(false);
  const isFirst = selected === answer.groups[0]?.hits[0];

  useEffect(() => {
    // Looking where the first option is would lay the page out once more before the first result is seen.
    if (!selected || (isFirst && !isScrolled.current)) return;
    document
      .getElementById(optionId(selected))
      ?.scrollIntoView({ block: isFirst ? 'end' : 'nearest', behavior: 'instant' });
  }, [query, selected, isFirst]);

  const label = translate({ id: 'search.results', message: 'Results' });
  return (
    <div
      id="search-results"
      role="listbox"
      aria-label={label}
      className={styles.list}
      onScroll={() => (isScrolled.current = true)}
    >
      {answer.groups.map((group) => (
        <div key={group.page.path} role="group" aria-label={group.page.title} className={styles.group}>
          <div className={styles.page} role="presentation">
            <span>
              <Marked pieces={marked(group.page.title, answer.terms)} />
            </span>
            <span className={styles.folder}>{folderOf(group)}</span>
          </div>
          {group.hits.map((hit) => (
            <ResultOption
              key={hit.id}
              hit={hit}
              terms={answer.terms}
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
