import { createSearch } from '@hookloom/generator/search';
import docs from '@generated/home/default/client/petstore/docs.json';
import { useMemo, useState, type ReactNode } from 'react';
import SearchView from '../sections/SearchView';
import styles from '../styles.module.css';
import { toItem } from './search-item';
import { useReveal } from './useReveal';

const search = createSearch([docs]);

/** What the reader typed before the search was live. */
const readQuery = () => document.querySelector<HTMLInputElement>('[data-live="search"] input')?.value ?? '';

/** The search of the command line and the workbench, in the sample's generated docs. */
export default function LiveSearch(): ReactNode {
  const part = useReveal<HTMLDivElement>();
  const [query, setQuery] = useState(readQuery);
  const [selected, setSelected] = useState<string>();
  const items = useMemo(() => search(query).map(toItem), [query]);
  return (
    <div ref={part}>
      <SearchView
        query={query}
        items={items}
        selected={selected}
        onQuery={(next) => {
          setQuery(next);
          setSelected(undefined);
        }}
        onSelect={setSelected}
      />
      <p className={styles.hidden} role="status">
        {items.length === 1 ? '1 result' : `${items.length} results`}
      </p>
    </div>
  );
}
