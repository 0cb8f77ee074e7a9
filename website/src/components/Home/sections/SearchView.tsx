import type { ReactNode } from 'react';
import type { SearchItem } from '../live/search-item';
import styles from './SearchView.module.css';

interface Props {
  readonly query: string;
  readonly items: readonly SearchItem[];
  readonly selected: string | undefined;
  readonly onQuery?: (query: string) => void;
  readonly onSelect?: (name: string) => void;
}

/** A search box, its results, and the code of the selected one. */
export default function SearchView({ query, items, selected, onQuery, onSelect }: Props): ReactNode {
  const item = items.find(({ name }) => name === selected) ?? items[0];
  const value = onQuery
    ? { value: query, onChange: (event: { target: { value: string } }) => onQuery(event.target.value) }
    : { defaultValue: query };
  return (
    <div className={styles['search']}>
      <label>
        Search operations and schemas
        <input type="search" autoComplete="off" spellCheck={false} {...value} />
      </label>
      <ul className={styles['results']}>
        {items.slice(0, 4).map(({ name, place }) => (
          <li key={name}>
            <button type="button" aria-pressed={name === item?.name} onClick={() => onSelect?.(name)}>
              <b>{name}</b> <span>{place}</span>
            </button>
          </li>
        ))}
        {!item && <li>No matches.</li>}
      </ul>
      {/* Focusable, so that keyboard users can scroll it. */}
      <pre role="region" tabIndex={0} aria-label="Code of the selected result">
        <code>{item?.code}</code>
      </pre>
    </div>
  );
}
