/**
 * Search over the `docs.json` of generated sources, and the engine behind it, which finds pages and their sections.
 *
 * @packageDocumentation
 */

export { createSearch, search, type SearchResult } from './search/docs-search.js';
export { SearchEngine } from './search/engine.js';
export type { IndexEntries, PageEntry, SectionEntry, TextEntry } from './search/index-entries.js';
export type { Page, PageHits, SearchHit, SearchResults } from './search/search-results.js';
export { tokens, type Token } from './search/words.js';
