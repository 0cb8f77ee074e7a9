/** A page or section that matches a query. Its identity is stable for the engine's lifetime. */
export interface SearchHit {
  readonly id: string;
  readonly page: Page;
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly heading: string;
  /** Separated by spaces. */
  readonly names: string;
  /** Empty until its file has loaded. */
  readonly text: string;
}

export interface Page {
  /** Without the site's base URL. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A page's hits, best first. */
export interface PageHits {
  readonly page: Page;
  readonly hits: readonly SearchHit[];
  /** Whether a hit contains all words of the query. */
  readonly isFull: boolean;
}

export interface SearchResults {
  readonly groups: readonly PageHits[];
  /** Matching terms, to highlight. */
  readonly terms: ReadonlySet<string>;
}
