import path from 'node:path';

export interface LinkedPage {
  /** The path of the page's source, relative to the docs folder. */
  readonly file: string;
  /** The page's URL. */
  readonly url: string;
}

interface Site {
  /** The site's origin and base URL, with a trailing slash. */
  readonly root: string;
  /** Page URLs by source path, as in {@link LinkedPage}. */
  readonly pages: ReadonlyMap<string, string>;
}

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const FILE = /^([^?#]*\.mdx?)([?#].*)?$/;

/** Resolves a link to a file or URL to an absolute URL. */
export function resolveLink(link: string, { file, url }: LinkedPage, { root, pages }: Site): string {
  if (ABSOLUTE.test(link)) return link;
  const [, target, rest = ''] = FILE.exec(link) ?? [];
  const page = target && pages.get(path.posix.join(path.posix.dirname(file), decodeURI(target)));
  if (page) return page + rest;
  if (!link.startsWith('/')) return new URL(link, url).href;
  const { origin, pathname } = new URL(root);
  return origin + (link.startsWith(pathname) ? link : pathname + link.slice(1));
}
