import { useEffect, useMemo, useRef, useState } from 'react';
import type { SourceIndex, WorkbenchData } from '../data/types.ts';
import { formatRoute, type Route } from '../routes.ts';
import { ChangesPage } from './ChangesPage.tsx';
import { type ProductNames, WorkbenchContext, type WorkbenchContextValue } from './context.ts';
import { Finder } from './Finder.tsx';
import { OperationPage } from './OperationPage.tsx';
import { Pending } from './Pending.tsx';
import { Sending } from './Sending.tsx';
import { SchemaPage } from './SchemaPage.tsx';
import { HomePage, SourcePage } from './SourcePage.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useLoaded } from './useLoaded.ts';
import { useRoute } from './useRoute.ts';

/** The props of {@link Workbench}. */
export type WorkbenchProps = {
  /** Supplies the operations, schemas and changes. */
  data: WorkbenchData;
  /** The names of the product. */
  names: ProductNames;
  /** Returns the `fetch` that sends requests to a source. Without it, there is no "Try". */
  send?: (source: string) => typeof fetch;
};

/** The reference of the APIs of a project: finds operations and schemas, and shows them with the code that calls them. */
export function Workbench({ data, names, send }: WorkbenchProps) {
  const version = useVersion(data);
  const loaded = useLoaded(() => data.sources(), '', version);
  const [route, go] = useRoute();
  const [isListOpen, setListOpen] = useState(false);
  const sources = loaded.data;
  const value = useMemo(
    (): WorkbenchContextValue => ({
      data,
      names,
      version,
      route,
      sources: sources ?? [],
      canTry: send !== undefined,
      hrefOf: (change) => formatRoute({ ...route, ...change }),
    }),
    [data, names, send, version, route, sources],
  );
  const main = useFocusOnNavigation(`${route.view} ${route.source} ${route.name}`, () => setListOpen(false));
  const source =
    sources?.find(({ id }) => id === route.source) ?? (sources?.length === 1 ? sources[0] : undefined);

  useEffect(() => {
    document.title = [route.name || source?.title, `${names.display} workbench`].filter(Boolean).join(' | ');
  }, [route.name, source, names]);

  return (
    <WorkbenchContext value={value}>
      <div className="wb" data-pane={isListOpen ? 'list' : 'main'}>
        <a
          className="wb-skip"
          href="#wb-main"
          onClick={(event) => (event.preventDefault(), main.current?.focus())}
        >
          Skip to content
        </a>
        <header className="wb-bar">
          <a className="wb-brand" href={value.hrefOf({ view: 'home', source: '', name: '', query: '' })}>
            {names.display} <span>workbench</span>
          </a>
          {source && (
            <a className="wb-crumb" href={value.hrefOf({ view: 'source', source: source.id, name: '' })}>
              {source.title}
            </a>
          )}
          <span className="wb-space" />
          <button
            type="button"
            className="wb-button wb-only-narrow"
            aria-pressed={isListOpen}
            onClick={() => setListOpen(!isListOpen)}
          >
            {isListOpen ? 'Close the list' : 'Find'}
          </button>
          <ThemeSwitch />
        </header>
        {sources ? (
          <>
            <Finder source={source} go={go} />
            <main className="wb-main" id="wb-main" tabIndex={-1} ref={main}>
              <Sending send={send} sources={sources}>
                <View route={route} source={source} />
              </Sending>
            </main>
          </>
        ) : (
          <main className="wb-main">
            <Pending error={loaded.error} />
          </main>
        )}
      </div>
    </WorkbenchContext>
  );
}

function View({ route, source }: { route: Route; source: SourceIndex | undefined }) {
  if (route.view === 'home') return source ? <SourcePage source={source} /> : <HomePage />;
  if (source?.id !== route.source)
    return <Pending error={`There is no source with the id ${JSON.stringify(route.source)}.`} />;
  if (route.view === 'operation') return <OperationPage />;
  if (route.view === 'schema') return <SchemaPage />;
  return route.view === 'changes' ? <ChangesPage /> : <SourcePage source={source} />;
}

/** Grows with each change of the data. */
function useVersion(data: WorkbenchData): number {
  const [version, setVersion] = useState(0);
  useEffect(() => data.subscribe(() => setVersion((before) => before + 1)), [data]);
  return version;
}

/** After a navigation, the focus and the top of the new page are where a reader expects them. */
function useFocusOnNavigation(place: string, onNavigate: () => void) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    main.current?.scrollTo(0, 0);
    onNavigate();
    // Someone who walks through results keeps the focus in the search box.
    const isSearching = document.activeElement?.matches('[role=combobox]') && window.innerWidth >= 832;
    if (!isSearching) main.current?.focus({ preventScroll: true });
  });
  return main;
}
