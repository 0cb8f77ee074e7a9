import { translate } from '@docusaurus/Translate';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Answer, Group, Hit } from './answer';
import { marked } from './excerpt';
import Marked from './Marked';
import ResultOption, { optionId } from './ResultOption';
import styles from './styles.module.css';

interface Props {
  readonly answer: Answer;
  readonly selected: Hit | undefined;
  readonly addressOf: (hit: Hit) => string;
  readonly onSelect: (hit: Hit) => void;
  readonly onFollow: (address: string) => void;
}

/** The folders that a page is in, as its address has them. */
const folderOf = ({ page }: Group) => page.path.split('/').filter(Boolean).slice(0, -1).join(' / ');

/** The results, grouped by page. */
export default function ResultList({ answer, selected, addressOf, onSelect, onFollow }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!selected) list.current?.scrollTo(0, 0);
    else
      document.getElementById(optionId(selected))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [selected]);

  const label = translate({ id: 'search.results', message: 'Results' });
  return (
    <div ref={list} id="search-results" role="listbox" aria-label={label} className={styles.list}>
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
