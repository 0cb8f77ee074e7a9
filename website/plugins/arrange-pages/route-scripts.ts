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

/** The keys of a route and of the layouts around it, whose paths are parents of the route's. */
function routeKeys(route: string, chunkNames: RoutesChunkNames): string[] {
  const matches = (key: string) => pathOf(key) === route || route.startsWith(`${pathOf(key)}/`);
  const keys = Object.keys(chunkNames).filter(matches);
  // Another page's path can be a parent too, but only layouts have no content.
  return keys.filter((key) => pathOf(key) === route || !('content' in (chunkNames[key] as object)));
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
