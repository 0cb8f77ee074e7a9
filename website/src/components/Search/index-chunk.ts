/**
 * The first section of a page has neither anchor nor heading. Names are set apart by spaces: those that the section
 * defines, those that it mentions, and those that its code makes use of.
 */
export type SectionEntry = readonly [
  anchor: string,
  heading: string,
  defines: string,
  mentions: string,
  uses: string,
];

/** The path is without the site's base URL. */
export type PageEntry = readonly [
  path: string,
  title: string,
  description: string,
  keywords: string,
  sections: readonly SectionEntry[],
];

/** Plain text of a section, one line for each paragraph, row or line of code. Pages are counted through all files. */
export type TextEntry = readonly [page: number, section: number, text: string];

/** One file of the index. All files have this form, so that the engine adds them as they come, in order. */
export interface IndexChunk {
  readonly pages: readonly PageEntry[];
  readonly texts: readonly TextEntry[];
  /** The file to fetch after this one. A chain, and no list in the first file, keeps that file small on a large site. */
  readonly next?: string;
}

/** Where the index of a docs version is; published as the plugin's global data. */
export interface VersionIndex {
  /** The version's own path, with the base URL: `/docs`. */
  readonly path: string;
  readonly core: string;
}

/** The folder of the index files, beneath the base URL. */
export const INDEX_FOLDER = 'search';

/** The plugin's name, under which the global data stands. */
export const PLUGIN_NAME = 'search-index';
