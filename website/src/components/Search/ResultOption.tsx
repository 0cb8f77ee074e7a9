import type { ReactNode } from 'react';
import type { Hit } from './answer';
import { excerpt, marked, type Piece } from './excerpt';
import FollowLink from './FollowLink';
import Marked from './Marked';
import styles from './styles.module.css';

interface Props {
  readonly hit: Hit;
  readonly terms: ReadonlySet<string>;
  readonly isSelected: boolean;
  readonly address: string;
  readonly onSelect: (hit: Hit) => void;
  readonly onFollow: (address: string) => void;
}

export const optionId = (hit: Hit) => `search-result-${hit.id}`;

/** The best line of the text; before the text has come, the names that match; for a page, at least its description. */
function preview({ anchor, names, text, page }: Hit, terms: ReadonlySet<string>): Piece[] {
  const sources = anchor === '' ? [page.description, text, names] : [text, names];
  const found = sources.map((source) => excerpt(source, terms)).find(({ length }) => length > 0);
  return found ?? [{ text: anchor === '' ? page.description : (text.split('\n')[0] ?? ''), isMatch: false }];
}

/** A hit: a link in the role of an option, so that it also opens in a new tab as links do. */
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
        <Marked pieces={marked(hit.heading || hit.page.title, terms)} />
      </span>
      <span className={styles.excerpt}>
        <Marked pieces={preview(hit, terms)} />
      </span>
    </FollowLink>
  );
}
