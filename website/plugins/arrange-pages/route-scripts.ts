/** What the generator writes of a client build: which files a named chunk needs. */
export interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: readonly { readonly publicPath: string }[] }>>;
}

/** Chunk names of each route, keyed by `<path>-<hash>`; values nest where a route's props do. */
export type RoutesChunkNames = Readonly<Record<string, unknown>>;

const pathOf = (key: string) => key.replace(/-[^-]+$/, '');

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

/** The route's own key, and those of the layouts around it: a layout's path is a folder of the route's. */
function keysOf(route: string, chunkNames: RoutesChunkNames): string[] {
  const matches = (key: string) => pathOf(key) === route || route.startsWith(`${pathOf(key)}/`);
  const keys = Object.keys(chunkNames).filter(matches);
  // A page's own path may be a folder of another page's; only layouts have no content of their own.
  return keys.filter((key) => pathOf(key) === route || !('content' in (chunkNames[key] as object)));
}

/**
 * Finds the scripts that a route's page needs beside the main one.
 *
 * @returns Their addresses, each once, in the manifest's order.
 */
export function routeScripts(
  route: string,
  chunkNames: RoutesChunkNames,
  { origins, assets }: ClientManifest,
): string[] {
  const chunks = keysOf(route, chunkNames).flatMap((key) => leaves(chunkNames[key]));
  const ids = chunks.flatMap((chunk) => origins[chunk] ?? []);
  const files = ids.flatMap((id) => assets[id]?.js ?? []).map((file) => file.publicPath);
  return [...new Set(files)];
}
