import type { IndexEntries } from '@hookloom/generator/search';

/** An index file. All files have the same shape, and the engine adds them in order. */
export interface IndexChunk extends IndexEntries {
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
