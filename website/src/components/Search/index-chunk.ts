/**
 * A section. A page's first section has neither anchor nor heading. Names are separated by spaces: those it defines, those
 * it mentions, and those in its code.
 */
export type SectionEntry = readonly [
  anchor: string,
  heading: string,
  defines: string,
  mentions: string,
  uses: string,
];

/** A page. The path doesn't include the base URL. */
export type PageEntry = readonly [
  path: string,
  title: string,
  description: string,
  keywords: string,
  sections: readonly SectionEntry[],
];

/** A section's plain text, one line per paragraph, row or line of code. Page numbers continue across files. */
export type TextEntry = readonly [page: number, section: number, text: string];

/** An index file. All files have the same shape, and the engine adds them in order. */
export interface IndexChunk {
  readonly pages: readonly PageEntry[];
  readonly texts: readonly TextEntry[];
  /** The next file. A linked list, because a list of all files would make the first file larger. */
  readonly next?: string;
}

/** The index of a docs version, from the plugin's global data. */
export interface VersionIndex {
  /** The version's path with the base URL: `/docs`. */
  readonly path: string;
  readonly core: string;
}

/** The folder of the index files, relative to the base URL. */
export const INDEX_FOLDER = 'search';

/** The plugin's name, which is the key of its global data. */
export const PLUGIN_NAME = 'search-index';
