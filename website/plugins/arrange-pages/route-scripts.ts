type Files = Readonly<Partial<Record<'js' | 'css', readonly { readonly publicPath: string }[]>>>;

/** Docusaurus' `client-manifest.json`: the files of each chunk. */
export interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, Files>>;
}

/** Each route's chunk names, keyed by `<path>-<hash>`. Nested like the route's props. */
export type RoutesChunkNames = Readonly<Record<string, unknown>>;

const PRELOADED = /<meta [^>]*name="?preloaded-chunks"? content="?([\w,-]+)/;

const pathOf = (key: string) => key.replace(/-[^-]+$/, '');

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

/** Groups the keys by path, so that a route's are found without a look at those of all pages. */
function groupByPath(chunkNames: RoutesChunkNames): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const key of Object.keys(chunkNames)) {
    const group = groups.get(pathOf(key));
    if (group) group.push(key);
    else groups.set(pathOf(key), [key]);
  }
  return groups;
}

const groupsOf = new WeakMap<RoutesChunkNames, Map<string, string[]>>();

/** The keys of the layouts around a route, whose paths are parents of the route's, and of the route. */
function routeKeys(route: string, chunkNames: RoutesChunkNames): string[] {
  const groups = groupsOf.get(chunkNames) ?? groupByPath(chunkNames);
  groupsOf.set(chunkNames, groups);
  const parents = Array.from(route.matchAll(/\//g), ({ index }) => route.slice(0, index));
  // Another page's path can be a parent too, but only layouts have no content.
  const layouts = parents
    .flatMap((path) => groups.get(path) ?? [])
    .filter((key) => !('content' in (chunkNames[key] as object)));
  return [...layouts, ...(groups.get(route) ?? [])];
}

/**
 * Lists the scripts, or the style sheets, a route needs in addition to the main ones.
 *
 * @returns Unique URLs, in the manifest's order.
 */
export function routeFiles(
  kind: keyof Files,
  route: string,
  chunkNames: RoutesChunkNames,
  { origins, assets }: ClientManifest,
): string[] {
  const chunks = routeKeys(route, chunkNames).flatMap((key) => leaves(chunkNames[key]));
  const ids = chunks.flatMap((chunk) => origins[chunk] ?? []);
  const files = ids.flatMap((id) => assets[id]?.[kind] ?? []).map((file) => file.publicPath);
  return [...new Set(files)];
}

/**
 * Lists the style sheets and scripts of the chunks that a page's `<meta name="preloaded-chunks">` names: what its component
 * imports as soon as it runs. The names are the `webpackChunkName` of the imports.
 *
 * @returns Unique URLs.
 * @throws If no import has one of the names.
 */
export function preloadedFiles(html: string, { origins, assets }: ClientManifest): string[] {
  const names = PRELOADED.exec(html)?.[1]?.split(',') ?? [];
  const files = names.flatMap((name) => {
    const ids = origins[name];
    if (ids === undefined)
      throw new Error(`A page preloads "${name}", but no import has this webpackChunkName.`);
    return ids.flatMap((id) => [...(assets[id]?.css ?? []), ...(assets[id]?.js ?? [])]);
  });
  return [...new Set(files.map((file) => file.publicPath))];
}
