import fs from 'node:fs/promises';
import type { MarkdownConfig } from '@docusaurus/types';
import type { Root } from 'mdast';
import { unified, type PluggableList, type Plugin } from 'unified';
import { parsePrepared, prepareSource } from './parse-page';

/** How the site preprocesses a page. */
export interface Processing {
  /** Replaces the product name. */
  readonly preprocessor?: MarkdownConfig['preprocessor'] | undefined;
  /** Inserts the samples. Plugins must be synchronous, because parsers are. */
  readonly remarkPlugins?: PluggableList | undefined;
}

/** Reads and parses a page, with the product name and the samples inserted. */
export type PageReader = (filePath: string) => Promise<Root>;

/** Reads pages for the site's plugins and for Docusaurus' MDX loader. */
export interface SharedPageReader {
  readonly read: PageReader;
  /** Replaces the loader's parser. In a build, it returns the tree that the plugins have read. */
  readonly remarkReadPages: Plugin<[], string, Root>;
}

// Docusaurus caches compiled pages under the same condition. The dev server compiles a page while plugins still read it.
const isBuild = () => process.env.NODE_ENV === 'production';

/**
 * Creates a reader that plugins and the MDX loader share, so that each page is only processed once. Plugins load in
 * parallel, so they should read pages in the same order. In a build, each tree stays in memory until the loader, which runs
 * after the plugins, takes and modifies it.
 *
 * @param readerCount - How many plugins read each page. They must not modify it.
 */
export function createPageReader(
  { preprocessor, remarkPlugins = [] }: Processing,
  readerCount = 1,
): SharedPageReader {
  const steps = unified().use(remarkPlugins).freeze();
  const kept = new Map<string, { page: Promise<Root>; readersLeft: number }>();
  const forLoader = new Map<string, { text: string; page: Root }>();

  function processPage(filePath: string, text: string): Root {
    const page = parsePrepared(text);
    steps.runSync(page, { path: filePath, value: text });
    return page;
  }

  async function readFile(filePath: string): Promise<Root> {
    const source = await fs.readFile(filePath, 'utf8');
    const text = prepareSource(preprocessor?.({ filePath, fileContent: source }) ?? source);
    const page = processPage(filePath, text);
    if (isBuild()) forLoader.set(filePath, { text, page });
    return page;
  }

  function take(filePath: string, text: string): Root | undefined {
    const read = forLoader.get(filePath);
    forLoader.delete(filePath);
    return read?.text === text ? read.page : undefined;
  }

  return {
    async read(filePath) {
      // The dev server: if only some of the plugins have read a page, read it again once it changes.
      const { mtimeMs } = await fs.stat(filePath);
      const key = `${filePath} ${mtimeMs}`;
      const entry = kept.get(key) ?? { page: readFile(filePath), readersLeft: readerCount };
      entry.readersLeft -= 1;
      if (entry.readersLeft > 0) kept.set(key, entry);
      else kept.delete(key);
      return entry.page;
    },

    remarkReadPages() {
      this.parser = (text, file) => take(file.path, text) ?? processPage(file.path, text);
    },
  };
}
