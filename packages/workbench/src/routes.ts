export type Grouping = 'tag' | 'path' | 'schema';
export type Tab = 'reference' | 'code' | 'try';

/** A page. */
export type PageRoute = {
  view: 'home' | 'source' | 'operation' | 'schema' | 'changes';
  /** The id of the source. Empty at home. */
  source: string;
  /** The name of the operation or schema. Empty in other views. */
  name: string;
  tab: Tab;
};

/** What the list shows: the results of a query or, without one, all operations or schemas. */
export type ListRoute = {
  by: Grouping;
  query: string;
};

/** What the workbench shows. Every route has a URL. */
export type Route = PageRoute & ListRoute;

export const home: Route = { view: 'home', source: '', name: '', tab: 'reference', by: 'tag', query: '' };

const folders = { operations: 'operation', schemas: 'schema' } as const;

/** Parses the hash of a URL. Anything unknown leads home, or to the source. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?', 2);
  const [source = '', folder = '', name = '', tab = ''] = path.split('/').slice(1).map(decode);
  const params = new URLSearchParams(search);
  const by = params.get('by');
  const list = {
    by: by === 'path' || by === 'schema' ? by : home.by,
    query: params.get('q') ?? '',
  };
  if (source === '') return { ...home, ...list };
  if (folder === 'changes') return { ...home, ...list, view: 'changes', source };
  if (!Object.hasOwn(folders, folder) || name === '') return { ...home, ...list, view: 'source', source };
  const view = folders[folder as keyof typeof folders];
  const shown = view === 'operation' && (tab === 'try' || tab === 'code') ? tab : home.tab;
  return { ...list, view, source, name, tab: shown };
}

/** The hash of a route. Without a list, it's the list of {@link home}. */
export function formatRoute({
  view,
  source,
  name,
  tab,
  by = home.by,
  query = '',
}: PageRoute & Partial<ListRoute>): string {
  const params = new URLSearchParams({ ...(by !== home.by && { by }), ...(query !== '' && { q: query }) });
  const parts = {
    home: [],
    source: [source],
    changes: [source, 'changes'],
    schema: [source, 'schemas', name],
    operation: [source, 'operations', name, ...(tab === home.tab ? [] : [tab])],
  }[view];
  const search = params.size > 0 ? `?${params.toString()}` : '';
  return `#/${parts.map(encodeURIComponent).join('/')}${search}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
