import type { ReactNode } from 'react';
import type { SearchHit } from '@hookloom/generator/search';
import { excerpt, markMatches, type Segment } from './excerpt';
import FollowLink from './FollowLink';
import MarkedText from './MarkedText';
import styles from './styles.module.css';

interface Props {
  readonly hit: SearchHit;
  readonly terms: ReadonlySet<string>;
  readonly isSelected: boolean;
  readonly address: string;
  readonly onSelect: (hit: SearchHit) => void;
  readonly onFollow: (address: string) => void;
}

/** The id of the list of results or questions, which the input controls. */
export const RESULTS_ID = 'search-results';

export const optionId = (hit: SearchHit) => `search-result-${hit.id}`;

/** The best matching line of prose, or of code; until the text has loaded, matching names; for a page, at least its description. */
function preview({ anchor, names, text, code, page }: SearchHit, terms: ReadonlySet<string>): Segment[] {
  const sources = anchor === '' ? [page.description, text, code, names] : [text, code, names];
  const found = sources.map((source) => excerpt(source, terms)).find(({ length }) => length > 0);
  return found ?? [{ text: anchor === '' ? page.description : (text.split('\n')[0] ?? ''), isMatch: false }];
}

/** A result: a link with the role of an option, so that it can open in a new tab. */
export default function ResultOption({
  hit,
  terms,
  isSelected,
  address,
  onSelect,
  onFollow,
}: Props): ReactNode {
  return (
    <FollowLink
      id={optionId(hit)}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className={styles.option}
      href={address}
      onFollow={onFollow}
      onPointerMove={() => onSelect(hit)}
    >
      <span className={hit.anchor === '' ? styles.title : styles.heading}>
        <MarkedText segments={markMatches(hit.heading || hit.page.title, terms)} />
      </span>
      <span className={styles.excerpt}>
        <MarkedText segments={preview(hit, terms)} />
      </span>
    </FollowLink>
  );
}
