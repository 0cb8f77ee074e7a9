import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of our docs as Markdown, with samples inserted. */
export interface DocsPage {
  /** Its path below `/docs/`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/** A link of the sidebar, or a category with a page of its own. */
export interface SidebarItem {
  readonly label: string;
  readonly id: string;
  readonly collapsed?: boolean;
  readonly items?: readonly SidebarItem[];
}

/** What each generator builds: the same pages in the same order. */
export interface Content {
  readonly title: string;
  readonly tagline: string;
  readonly pages: readonly DocsPage[];
  readonly sidebar: readonly SidebarItem[];
  readonly cards: readonly { readonly label: string; readonly id: string; readonly text: string }[];
}

/** A sidebar item as Docusaurus leaves it in its folder. */
interface ResolvedItem {
  readonly label: string;
  readonly href: string;
  readonly collapsed?: boolean;
  readonly items?: readonly ResolvedItem[];
}

const PAGE = /^# (.+)\n\n> (.+)\n\n([^]*)$/;

/**
 * Reads a page from its Markdown.
 *
 * @param origin - The site's address, which links within the site lose.
 */
export function readPage(file: string, text: string, origin: string): DocsPage {
  const parts = PAGE.exec(text);
  if (parts === null)
    throw new Error(`${file} doesn't start with a title and a description: build the site again.`);
  const [, title = '', description = '', body = ''] = parts;
  const withoutOrigin = body.replaceAll(/https?:\/\/[^\s)#>]+/g, (url) =>
    url.startsWith(`${origin}/`) ? url.slice(origin.length).replace(/(.)\/$/, '$1') : url,
  );
  return { id: file.replace(/\.md$/, ''), title, description, body: withoutOrigin };
}

const idOf = (href: string) => href.replace(/^\/docs\//, '').replace(/\/$/, '');

const toItem = ({ label, href, items, collapsed }: ResolvedItem): SidebarItem => ({
  label,
  id: idOf(href),
  ...(items && { collapsed: collapsed ?? false, items: items.map(toItem) }),
});

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();

/** Finds the text in the list of pages that the site writes for language models. */
function find(list: string, pattern: RegExp): string {
  const found = pattern.exec(list)?.[1];
  if (found === undefined) throw new Error(`llms.txt has no ${String(pattern)}: build the site again.`);
  return found;
}

/** Reads the pages from the Markdown that our build writes next to each page, and the sidebar as Docusaurus resolved it. */
export function readContent(website: string): Content {
  const build = path.join(website, 'build');
  const list = readFileSync(path.join(build, 'llms.txt'), 'utf8');
  const origin = find(list, /\]\((https?:\/\/[^/)]+)/);
  const docs = path.join(build, 'docs');
  const pages = filesIn(docs, '.md').map((file) =>
    readPage(file, readFileSync(path.join(docs, file), 'utf8'), origin),
  );
  const resolved = path.join(website, '.docusaurus/docusaurus-plugin-content-docs/default/p');
  const { version } = JSON.parse(
    readFileSync(path.join(resolved, filesIn(resolved, '.json')[0]!), 'utf8'),
  ) as { version: { docsSidebars: Record<string, ResolvedItem[]> } };
  // The pages outside of it are built, too.
  const sidebar = version.docsSidebars['docs']!.map(toItem);
  const descriptions = new Map(pages.map(({ id, description }) => [id, description]));
  const cards = sidebar.map(({ label, id }) => ({ label, id, text: descriptions.get(id) ?? '' }));
  return {
    title: find(list, /^# (.+)$/m),
    tagline: find(list, /^> (.+)$/m),
    pages,
    sidebar,
    cards,
  };
}
