import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_PARSE_FRONT_MATTER as parseFrontMatter } from '@docusaurus/utils';
import { defaultIdentity, renamer, type Identity } from '@hookloom/identity';

export interface Route {
  readonly path: string;
  /** Whether the page is in the sidebar `docs`, instead of `guides`. */
  readonly inSidebar: boolean;
}

/** The specification's docs routes for a product. For the actual pages, see {@link readDocsRoutes}. */
export const specifiedRoutes = ({ name: { slug } }: Identity): readonly Route[] => [
  { path: '/docs/intro', inSidebar: true },
  { path: '/docs/getting-started', inSidebar: true },
  { path: '/docs/cli-reference', inSidebar: true },
  { path: '/docs/core-concepts', inSidebar: false },
  { path: `/docs/thinking-in-${slug}`, inSidebar: true },
  { path: `/docs/how-${slug}-works/`, inSidebar: true },
  { path: `/docs/how-${slug}-works/code-generation`, inSidebar: true },
  { path: `/docs/how-${slug}-works/synchronization`, inSidebar: true },
  { path: '/docs/patterns/hierarchical-thinking', inSidebar: false },
  { path: '/docs/patterns/keyed-calls', inSidebar: false },
  { path: '/docs/patterns/lifecycle-vs-passive', inSidebar: false },
  { path: '/docs/patterns/stateful-vs-stateless', inSidebar: false },
  { path: '/docs/patterns/storage-behavior', inSidebar: false },
  { path: '/docs/react/', inSidebar: true },
  { path: '/docs/react/api/', inSidebar: true },
  { path: '/docs/react/api/download-hook', inSidebar: true },
  { path: `/docs/react/api/${slug}-provider`, inSidebar: true },
  { path: '/docs/react/api/is-error', inSidebar: true },
  { path: '/docs/react/api/is-init', inSidebar: true },
  { path: '/docs/react/api/is-pending', inSidebar: true },
  { path: '/docs/react/api/is-success', inSidebar: true },
  { path: '/docs/react/api/network-state', inSidebar: true },
  { path: '/docs/react/api/stateful-hook', inSidebar: true },
  { path: '/docs/react/api/stateless-hook', inSidebar: true },
  { path: '/docs/react/core-concepts/', inSidebar: true },
  { path: '/docs/react/core-concepts/entry-point', inSidebar: true },
  { path: '/docs/react/core-concepts/hierarchical-thinking', inSidebar: true },
  { path: '/docs/react/core-concepts/hook-conventions', inSidebar: true },
  { path: '/docs/react/core-concepts/lifecycle-binding', inSidebar: true },
  { path: '/docs/react/core-concepts/state-management', inSidebar: true },
  { path: '/docs/react/core-concepts/stateful-vs-stateless', inSidebar: true },
  { path: '/docs/react/cookbook/binding-to-component-lifecycle', inSidebar: false },
  { path: '/docs/react/known-pitfalls/state-leak', inSidebar: false },
  { path: '/docs/react/tutorial/basic-application', inSidebar: false },
];

const DOCS = fileURLToPath(new URL('../../website/docs', import.meta.url));
const PAGE = /\.mdx?$/;

/**
 * The ids of the docs that a site's `sidebars.ts` lists in the sidebar `docs`, which comes first. Reads it as text, because
 * the browser tests can't import the website's files.
 */
function readSidebarIds(docs: string): ReadonlySet<string> {
  const [sidebar = ''] = readFileSync(path.join(docs, '../sidebars.ts'), 'utf8').split(/^ {2}guides: /m);
  return new Set([...sidebar.matchAll(/'([^']+)'/g)].map(([, id = '']) => id));
}

async function readRoute(
  docs: string,
  file: string,
  inSidebar: ReadonlySet<string>,
  rename: (text: string) => string,
): Promise<Route[]> {
  const filePath = path.join(docs, file);
  const { frontMatter } = await parseFrontMatter({ filePath, fileContent: readFileSync(filePath, 'utf8') });
  const { slug, draft, unlisted } = frontMatter;
  if (draft === true || unlisted === true) return [];
  const own = typeof slug === 'string' ? slug : path.posix.basename(file).replace(/(?:^index)?\.mdx?$/, '');
  const address = path.posix.join('/docs', own.startsWith('/') ? '' : path.posix.dirname(file), own || '/');
  return [{ path: rename(address), inSidebar: inSidebar.has(file.replace(PAGE, '')) }];
}

/** Derives the routes from the docs' files, their front matter and `sidebars.ts`. Tests that run on every page use this. */
export async function readDocsRoutes(docs: string, { name }: Identity): Promise<readonly Route[]> {
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => PAGE.test(file) && !/(?:^|\/)_/.test(file));
  const inSidebar = readSidebarIds(docs);
  const routes = await Promise.all(files.map((file) => readRoute(docs, file, inSidebar, renamer(name))));
  return routes.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const docsRoutes = await readDocsRoutes(DOCS, defaultIdentity);
export const docsPaths = docsRoutes.map(({ path }) => path);
/** The home page and the docs. */
export const allPaths: readonly string[] = ['/', ...docsPaths];
/** Like `allPaths`, with one of the diagnostics' pages, which are generated from a template. */
export const designedPaths = allPaths.filter((path) => !/\/diagnostics\/hl(?!1004)/.test(path));
