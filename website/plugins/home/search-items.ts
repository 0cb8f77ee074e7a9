import { createSearch } from '@hookloom/generator/search';
import type { Docs } from '@hookloom/generator';
import { toItem, type SearchItem } from '../../src/components/Home/live/search-item';

/** The query that the home page begins with. */
const QUERY = 'photo';

/** What the live search shows at first. */
export interface FirstSearch {
  readonly query: string;
  readonly items: readonly SearchItem[];
}

/** Searches the generated docs, as the page does when the reader types. */
export function firstSearch(docs: Docs): FirstSearch {
  return { query: QUERY, items: createSearch([docs])(QUERY).map(toItem) };
}
