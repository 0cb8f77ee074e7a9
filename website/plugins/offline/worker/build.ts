/** What the worker knows of the build that it belongs to. */
export interface Build {
  /** What it stores when it is installed. */
  readonly precache: readonly { readonly url: string; readonly revision: string | null }[];
  /** The URLs of files that it stores when a reader has loaded them. */
  readonly optional: readonly string[];
  /** The URLs of pages that only redirect, and where to. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The URL of the 404 page. */
  readonly notFound: string;
  /** The URL of the script that all pages of this build load, and no page of another one. */
  readonly mainScript: string;
}
