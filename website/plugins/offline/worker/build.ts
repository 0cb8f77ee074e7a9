interface PrecacheEntry {
  readonly url: string;
  /** A hash of the content, or `null` if the file's name has one. */
  readonly revision: string | null;
}

/** What the worker knows of the build that it belongs to. */
export interface Build {
  /** The files that it stores when it is installed, without the pages. */
  readonly files: readonly PrecacheEntry[];
  /** The pages that it stores when it is installed. A URL may end like a file name: `/docs/migrate-to-2.0` */
  readonly pages: readonly PrecacheEntry[];
  /** The URLs of files that it stores when a reader has loaded them. */
  readonly optional: readonly string[];
  /** The URLs of pages that only redirect, and where to. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The URL of the 404 page. */
  readonly notFound: string;
  /** The URL of the script that all pages of this build load, and no page of another one. */
  readonly mainScript: string;
}
