import path from 'node:path';

export interface LinkedPage {
  /** Where the page's source stands, relative to the folder of its docs. */
  readonly file: string;
  /** The page's own address. */
  readonly url: string;
}

interface Site {
  /** The origin and the path below which the site stands, with a slash at the end. */
  readonly root: string;
  /** Address of a page by its source, as in {@link LinkedPage}. */
  readonly pages: ReadonlyMap<string, string>;
}

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const FILE = /^([^?#]*\.mdx?)([?#].*)?$/;

/** Turns what a link of a page names, a file or an address, into an address that holds everywhere. */
export function absoluteLink(link: string, { file, url }: LinkedPage, { root, pages }: Site): string {
  if (ABSOLUTE.test(link)) return link;
  const [, target, rest = ''] = FILE.exec(link) ?? [];
  const page = target && pages.get(path.posix.join(path.posix.dirname(file), decodeURI(target)));
  if (page) return page + rest;
  if (!link.startsWith('/')) return new URL(link, url).href;
  const { origin, pathname } = new URL(root);
  return origin + (link.startsWith(pathname) ? link : pathname + link.slice(1));
}
