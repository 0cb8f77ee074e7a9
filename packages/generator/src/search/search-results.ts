/** A page or section that matches a query. Its identity is stable for the engine's lifetime. */
export interface SearchHit {
  /** Unique in the index. */
  readonly id: string;
  /** The page, or the one that contains the section. */
  readonly page: Page;
  /** Empty for the page itself. */
  readonly anchor: string;
  /** The heading of the section. */
  readonly heading: string;
  /** The names that it defines or mentions, separated by spaces. */
  readonly names: string;
  /** Its plain text. Empty until it is added to the index. */
  readonly text: string;
  /** Its code. Empty until it is added to the index. */
  readonly code: string;
}

/** A page of the index. */
export interface Page {
  /** Its position in the index, from 0. */
  readonly number: number;
  /** Without the base URL. */
  readonly path: string;
  /** Its title. */
  readonly title: string;
  /** Its description. May be empty. */
  readonly description: string;
}

/** A page's hits, best first. */
export interface PageHits {
  /** The page. */
  readonly page: Page;
  /** Its matching sections, or the page itself. */
  readonly hits: readonly SearchHit[];
  /** Whether a hit contains all words of the query. */
  readonly isFull: boolean;
}

/** The results of a query. */
export interface SearchResults {
  /** The pages, best first. */
  readonly groups: readonly PageHits[];
  /** Matching terms, to highlight. */
  readonly terms: ReadonlySet<string>;
}
