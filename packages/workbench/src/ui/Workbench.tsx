import { memo, Suspense, useEffect, useMemo, useState, type MouseEvent } from 'react';
import type { SourceIndex, WorkbenchData } from '../data/types.ts';
import { formatRoute, home, type PageRoute, parseRoute } from '../routes.ts';
import { Boundary } from './Boundary.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { type ProductNames, WorkbenchContext, type WorkbenchContextValue } from './context.ts';
import { Finder } from './Finder.tsx';
import { OperationPage } from './OperationPage.tsx';
import { Pending } from './Pending.tsx';
import { memoryPlace, urlPlace } from './places.ts';
import { SchemaPage } from './SchemaPage.tsx';
import { Sending } from './Sending.tsx';
import { HomePage, SourcePage } from './SourcePage.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useLoaded } from './useLoaded.ts';
import { useRoute } from './useRoute.ts';
import { useVersion } from './useVersion.ts';

/** The props of {@link Workbench}. */
export type WorkbenchProps = {
  /** Supplies the operations, schemas and changes. If it changes, the open page stays and shows the new data. */
  data: WorkbenchData;
  /** The names of the product. */
  names: ProductNames;
  /** Returns the `fetch` that sends requests to a source. Without it, there is no "Try". */
  send?: (source: string) => typeof fetch;
  /**
   * Whether the workbench is the whole page. If it is, the URL contains the route, the title of the page changes, the slash
   * key leads to the search box from everywhere, and there is a switch for the color theme.
   */
  isPage?: boolean;
  /** The route at first, as {@link WorkbenchProps.onRoute} got it. If the workbench is the whole page, its URL says it. */
  initialRoute?: string;
  /** Called with each new route, such as `#/pets/operations/getPetById`. */
  onRoute?: (route: string) => void;
};

/**
 * The reference of the APIs of a project: finds operations and schemas, and shows them with the code that calls them. It fills
 * its parent, which needs a height. Import `@hookloom/workbench/styles.css` once, in a page that has the site's tokens. It renders
 * in the browser only.
 *
 * @example
 * const data = useMemo(() => createData([{ docs, spec }]), [docs, spec]); // from `@hookloom/workbench/data`
 * <Workbench data={data} names={names} send={() => mockFetch} />
 */
export function Workbench({ data, names, send, isPage = false, initialRoute, onRoute }: WorkbenchProps) {
  const version = useVersion(data);
  const loaded = useLoaded(() => data.sources(), '', version);
  const [place] = useState(() => (isPage ? urlPlace : memoryPlace(initialRoute)));
  const [{ by, query, ...shown }, go] = useRoute(place);
  const page = formatRoute(shown);
  // The same object while the reader types a query, so that only the list renders.
  const route = useMemo((): PageRoute => parseRoute(page), [page]);
  const [isListOpen, setListOpen] = useState(false);
  const sources = loaded.data;
  const value = useMemo(
    (): WorkbenchContextValue => ({
      data,
      names,
      version,
      route,
      isPage,
      sources: sources ?? [],
      canTry: send !== undefined,
      hrefOf: (change) => formatRoute({ ...route, ...change }),
    }),
    [data, names, send, version, route, isPage, sources],
  );
  const main = useFocusOnNavigation(`${route.view} ${route.source} ${route.name}`, () => setListOpen(false));
  const source =
    sources?.find(({ id }) => id === route.source) ?? (sources?.length === 1 ? sources[0] : undefined);
  usePageTitle(isPage ? [route.name || source?.title, `${names.display} workbench`] : undefined);
  useEffect(() => onRoute?.(page), [page, onRoute]);

  /** Links keep the list. Inside another page, they don't change its URL, not even in another tab. */
  const followLink = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!href?.startsWith('#/') || (isPage && isOther)) return;
    event.preventDefault();
    const next = parseRoute(href);
    go({ ...next, by, query: next.view === 'home' ? home.query : query });
  };
  const Panes = isPage ? 'main' : 'div';

  return (
    <WorkbenchContext.Provider value={value}>
      <div
        className="wb"
        data-layout={isPage ? 'page' : 'panel'}
        onClick={followLink}
        onAuxClick={followLink}
      >
        <div className="wb-frame" data-pane={isListOpen ? 'list' : 'main'}>
          {isPage && (
            <a
              className="wb-skip"
              href="#content"
              onClick={(event) => (event.preventDefault(), main.current?.focus())}
            >
              Skip to content
            </a>
          )}
          <header className="wb-bar">
            {isPage && (
              <a className="wb-brand" href={value.hrefOf({ view: 'home', source: '', name: '' })}>
                {names.display} <span>workbench</span>
              </a>
            )}
            {source && (
              <a className="wb-crumb" href={value.hrefOf({ view: 'source', source: source.id, name: '' })}>
                {source.title}
              </a>
            )}
            <span className="wb-space" />
            <button
              type="button"
              className="wb-button wb-only-narrow"
              aria-expanded={isListOpen}
              onClick={() => setListOpen(!isListOpen)}
            >
              {isListOpen ? 'Close the list' : 'Find'}
            </button>
            {isPage && <ThemeSwitch />}
          </header>
          <Panes className="wb-panes">
            {sources && <Finder source={source} route={{ by, query }} go={go} />}
            <div className="wb-main" id={isPage ? 'content' : undefined} tabIndex={-1} ref={main}>
              {sources ? (
                <Content send={send} sources={sources} source={source} route={route} />
              ) : (
                <Pending error={loaded.error} />
              )}
            </div>
          </Panes>
        </div>
      </div>
    </WorkbenchContext.Provider>
  );
}

type ContentProps = {
  send: WorkbenchProps['send'] | undefined;
  sources: SourceIndex[];
  source: SourceIndex | undefined;
  route: PageRoute;
};

const Content = memo(function Content({ send, sources, ...shown }: ContentProps) {
  return (
    <Sending send={send} sources={sources}>
      <Suspense fallback={<Pending error={undefined} />}>
        <Boundary page={formatRoute(shown.route)}>
          <View {...shown} />
        </Boundary>
      </Suspense>
    </Sending>
  );
});

function View({ route, source }: { route: PageRoute; source: SourceIndex | undefined }) {
  if (route.view === 'home') return source ? <SourcePage source={source} /> : <HomePage />;
  if (source?.id !== route.source)
    return <Pending error={`There is no source with the id ${JSON.stringify(route.source)}.`} />;
  if (route.view === 'operation') return <OperationPage />;
  if (route.view === 'schema') return <SchemaPage />;
  return route.view === 'changes' ? <ChangesPage /> : <SourcePage source={source} />;
}

function usePageTitle(parts: readonly (string | undefined)[] | undefined): void {
  const title = parts?.filter(Boolean).join(' | ');
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
