import { resemblance } from './resemblance';
import type { Page, PageHits, SearchEngine } from '@hookloom/generator/search';

const MOST_PAGES = 3;
/** Of the letters of a path, how many must be in words that a page's names have, too. */
const NEAR = 0.5;
/** Longer paths aren't typed by people. */
const LONGEST = 100;

/** The words of a URL path, without the folder of the docs: `/docs/getting-startd` has the words "getting-startd". */
export function pathWords(pathname: string, baseUrl: string): string {
  const path = decode(pathname);
  return (path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path)
    .replace(/^docs\/(?=.)/, '')
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

/** The pages that match the words of a path best, those of its last segment first. None if nothing resembles the words. */
export function nearestPages(engine: SearchEngine, words: string): Page[] {
  const last = words.split(' ').at(-1) ?? '';
  const groups = [...engine.search(last).groups.slice(0, 1), ...engine.search(words).groups];
  const near = groups.filter((group) => resemblance(words, namesOf(group)) >= NEAR);
  return [...new Set(near.map(({ page }) => page))].slice(0, MOST_PAGES);
}

/** What a reader could have had in mind: where a page is, and what it is called. A search also finds its text. */
const namesOf = ({ page, hits }: PageHits) =>
  [page.path, page.title, ...hits.map(({ heading }) => heading)].join(' ');
