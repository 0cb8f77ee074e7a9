import { memo, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { VList, type VListHandle } from 'virtua';
import { maxHits } from '../data/hits.ts';
import type { SourceIndex } from '../data/types.ts';
import { type ListRow, listRows } from '../list-rows.ts';
import type { Grouping, ListRoute, PageRoute, Route } from '../routes.ts';
import { useWorkbench } from './context.ts';
import { Method } from './Method.tsx';
import { useSearch } from './useSearch.ts';

const groupings: readonly [Grouping, string][] = [
  ['tag', 'Tags'],
  ['path', 'Paths'],
  ['schema', 'Schemas'],
];

type Props = {
  source: SourceIndex | undefined;
  route: ListRoute;
  go: (change: Partial<Route>, replaces?: boolean) => void;
};

/** Finds operations and schemas: a search box, and a list that arrow keys walk through. */
export function Finder({ source, route, go }: Props) {
  const { isPage } = useWorkbench();
  const id = useId();
  const { hits, isPending, error } = useSearch(route.query);
  const rows = useMemo((): ListRow[] => {
    if (route.query.trim() !== '') return hits ?? [];
    return source ? listRows(source, route.by) : [];
  }, [route.query, route.by, hits, source]);
  const isStale = route.query.trim() !== '' && isPending;
  const { active, setActive, list, onKeyDown } = useArrowKeys(rows, isStale, (row) => go(targetOf(row)));
  const input = useRef<HTMLInputElement>(null);
  useShortcut(input, isPage);

  return (
    <div className="wb-finder" role="search">
      {isPage && <h1 className="wb-list-title">Operations and schemas</h1>}
      <input
        ref={input}
        className="wb-input"
        type="search"
        role="combobox"
        aria-label="Search operations and schemas"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={rows[active] ? `${id}-${active}` : undefined}
        placeholder="Search  (press /)"
        autoComplete="off"
        spellCheck={false}
        value={route.query}
        onChange={(event) => {
          setActive(-1);
          go({ query: event.target.value }, true);
        }}
        onKeyDown={onKeyDown}
      />
      {route.query.trim() === '' && (
        <div className="wb-segments" role="group" aria-label="List by">
          {groupings.map(([by, label]) => (
            <button key={by} type="button" aria-pressed={route.by === by} onClick={() => go({ by }, true)}>
              {label}
            </button>
          ))}
        </div>
      )}
      <p className="wb-count" role="status">
        {error ?? countOf(route, rows, isPending)}
      </p>
      <VList
        ref={list}
        className="wb-list"
        id={`${id}-list`}
        role="listbox"
        aria-label="Operations and schemas"
        itemSize={58}
        data={rows}
        key={`${source?.id ?? ''} ${route.by} ${route.query === '' ? '' : 'search'}`}
      >
        {(row, index) => <Row key={index} id={`${id}-${index}`} row={row} isActive={index === active} />}
      </VList>
    </div>
  );
}

type RowProps = { row: ListRow; id: string; isActive: boolean };

/** Rows stay as they are while the reader types, until there are other results. */
const Row = memo(function Row({ row, id, isActive }: RowProps) {
  const { route, hrefOf } = useWorkbench();
  if (row.kind === 'heading')
    return (
      <div id={id} className="wb-row-heading" role="presentation">
        {row.text}
      </div>
    );
  const target = targetOf(row);
  const isCurrent =
    route.view === target.view && route.source === target.source && route.name === target.name;
  return (
    <a
      id={id}
      className={`wb-row${isActive ? ' wb-active' : ''}`}
      href={hrefOf(target)}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
    >
      {row.kind === 'schema' ? (
        <>
          <span className="wb-row-title">
            <span className="wb-chip">schema</span> <span className="wb-name">{row.name}</span>
          </span>
          <span className="wb-row-path">{row.source}</span>
        </>
      ) : (
        <>
          <span className="wb-row-title">
            <Method method={row.operation.method} />
            <span className={`wb-name${row.operation.deprecated ? ' wb-struck' : ''}`}>
              {row.operation.name}
            </span>
          </span>
          <span className="wb-row-path">{row.operation.path}</span>
        </>
      )}
    </a>
  );
});

function targetOf(row: ListRow): Partial<PageRoute> {
  if (row.kind === 'heading') return {};
  const { source } = row;
  return row.kind === 'schema'
    ? { view: 'schema', source, name: row.name, tab: 'reference' }
    : { view: 'operation', source, name: row.operation.name, tab: 'reference' };
}

function countOf({ query }: ListRoute, rows: readonly ListRow[], isPending: boolean): string {
  const count = rows.filter(({ kind }) => kind !== 'heading').length;
  if (query.trim() === '') return `${count} ${count === 1 ? 'entry' : 'entries'}`;
  if (isPending) return 'Searching…';
  if (count === 0) return 'No results. Try fewer words, or another spelling.';
  return count === maxHits ? 'The first 50 results' : `${count} ${count === 1 ? 'result' : 'results'}`;
}

/**
 * Moves through the rows while the focus stays in the search box. Enter opens the row, by default the first result, which
 * it waits for while the rows are those of an earlier query.
 */
function useArrowKeys(rows: readonly ListRow[], isStale: boolean, open: (row: ListRow) => void) {
  const [active, setActive] = useState(-1);
  const list = useRef<VListHandle>(null);
  const opensFirst = useRef(false);
  const openFirst = () => {
    const row = rows.find(({ kind }) => kind !== 'heading');
    if (row) open(row);
  };
  useEffect(() => {
    if (!opensFirst.current || isStale) return;
    opensFirst.current = false;
    openFirst();
  });
  const move = (from: number, step: number) => {
    let to = from + step;
    while (rows[to]?.kind === 'heading') to += step;
    if (rows[to] === undefined) return;
    setActive(to);
    list.current?.scrollToIndex(to, { align: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    opensFirst.current = false;
    if (step !== undefined) {
      event.preventDefault();
      move(active, step);
    } else if (event.key === 'Enter') {
      const row = rows[active];
      if (row) open(row);
      else if (isStale) opensFirst.current = true;
      else openFirst();
    }
  };
  return { active, setActive, list, onKeyDown };
}

/** The slash key moves the focus to the search box. Inside another page, only if the focus is in the workbench. */
function useShortcut(input: { readonly current: HTMLInputElement | null }, isPage: boolean): void {
  useEffect(() => {
    const place = isPage ? document.body : input.current?.closest<HTMLElement>('.wb');
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      // The editors are in shadow trees, of which `target` names only the host.
      const [target] = event.composedPath();
      const isTyping =
        target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    place?.addEventListener('keydown', onKeyDown);
    return () => place?.removeEventListener('keydown', onKeyDown);
  }, [input, isPage]);
}
