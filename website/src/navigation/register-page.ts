import ComponentCreator from '@docusaurus/ComponentCreator';
import { matchPath } from '@docusaurus/router';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { findPage, type KnownPage } from './page-table';

/** The bundler's runtime. */
declare const __webpack_require__: {
  (module: string | number): unknown;
  /** Loads a chunk. */
  readonly e: (chunk: string) => Promise<unknown>;
  /** The path of a chunk's script. */
  u: (chunk: string) => string;
};

/** Docusaurus distinguishes routes with the same path by a hash. A page is the only one with its path. */
const HASH = 'page';

type Routes = typeof routes;
type DocsData = Readonly<Record<string, { readonly versions: readonly { path: string; docs: object[] }[] }>>;

/** Scripts that the runtime doesn't know, by the ids of their chunks. */
const scripts = new Map<string, string>();
const scriptOf = __webpack_require__.u;
__webpack_require__.u = (chunk) => scripts.get(chunk) ?? scriptOf(chunk);

/** The list of routes that has the page's, or should: that in the layouts around the page. */
function routesAround(path: string, list: Routes = routes): Routes {
  const layout = list.find((route) => route.routes && matchPath(path, { path: route.path }));
  return layout ? routesAround(path, layout.routes as Routes) : list;
}

const isKnown = (path: string, list: Routes = routes): boolean =>
  list.some(({ path: route, routes: inner, exact }) =>
    inner
      ? matchPath(path, { path: route }) && isKnown(path, inner as Routes)
      : exact && matchPath(path, { path: route, exact }),
  );

/** Adds a page to the docs that the navbar looks the current one up in. */
function addDoc(path: string, attributes: object): void {
  const data = (globalData['docusaurus-plugin-content-docs'] ?? {}) as unknown as DocsData;
  for (const { versions } of Object.values(data)) {
    const [version, ...others] = versions;
    // Ids matter between versions. A site with several has all docs there.
    if (version && others.length === 0 && matchPath(path, { path: version.path }))
      version.docs.push({ id: path, path, ...attributes });
  }
}

function addPage({ path, component, attributes, script, module, chunks }: KnownPage): void {
  const [own = path] = script ? chunks : [];
  if (script) scripts.set(own, `assets/js/${script}.js`);
  const load = () => Promise.all(chunks.map(__webpack_require__.e)).then(() => __webpack_require__(module));
  Object.assign(registry, { [own]: [load] });
  Object.assign(routesChunkNames, { [`${path}-${HASH}`]: { __comp: component, content: own } });
  routesAround(path).push({ ...attributes, path, exact: true, component: ComponentCreator(path, HASH) });
  addDoc(path, attributes);
}

/**
 * Adds the route of a page, unless it's there. Docusaurus' modules have it then, as if they had had it from the start.
 * Without an effect if the site has no such page.
 *
 * @throws If the file with all pages is needed and can't be loaded.
 */
export async function registerPage(path: string): Promise<void> {
  if (isKnown(path)) return;
  const page = await findPage(path);
  // Another call may have added it in the meantime.
  if (page && !isKnown(page.path)) addPage(page);
}
