/** A page, or one of its sections, that answers a query. The same object for as long as the engine lives. */
export interface Hit {
  readonly id: string;
  readonly page: Page;
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly heading: string;
  /** Set apart by spaces. */
  readonly names: string;
  /** Empty until its file has been added. */
  readonly text: string;
}

export interface Page {
  /** Without the site's base URL. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The hits of one page, best first. */
export interface Group {
  readonly page: Page;
  readonly hits: readonly Hit[];
  /** Whether one of the hits has every word of the query. */
  readonly isFull: boolean;
}

export interface Answer {
  readonly groups: readonly Group[];
  /** The terms that matched, for highlighting. */
  readonly terms: ReadonlySet<string>;
}
