import type { Page, SearchEngine } from '@hookloom/generator/search';

const MOST_PAGES = 3;
/** Longer paths aren't typed by people. */
const LONGEST = 100;

/** The words of a URL path, without the path of the docs: `/docs/getting-startd` has the words "getting-startd". */
export function pathWords(pathname: string, docsPath: string): string {
  const path = decode(pathname);
  const rest = path.startsWith(`${docsPath}/`) ? path.slice(docsPath.length) : path;
  return rest
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The pages that match the words of a path best, those of its last segment first. */
export function nearestPages(engine: SearchEngine, words: string): Page[] {
  const last = words.split(' ').at(-1) ?? '';
  const groups = [...engine.search(last).groups.slice(0, 1), ...engine.search(words).groups];
  return [...new Set(groups.map(({ page }) => page))].slice(0, MOST_PAGES);
}
