import fs from 'node:fs/promises';
import type { MarkdownConfig } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { unified, type PluggableList } from 'unified';
import { parsePage } from './parse-page';

/** How the site preprocesses a page. */
export interface Processing {
  /** Replaces the product name. */
  readonly preprocessor?: MarkdownConfig['preprocessor'] | undefined;
  /** Inserts the samples. */
  readonly remarkPlugins?: PluggableList | undefined;
}

/** Reads and parses a page's content, with the product name and the samples inserted. */
export type PageReader = (filePath: string) => Promise<Root>;

/**
 * Creates a reader that plugins share, so that each page is only processed once. Plugins load in parallel, so if they read
 * pages in the same order, few pages are in memory at a time.
 *
 * @param readerCount - How many plugins read each page. It is dropped from memory after the last one. They must not modify it.
 */
export function createPageReader(
  { preprocessor, remarkPlugins = [] }: Processing,
  readerCount = 1,
): PageReader {
  const steps = unified().use(remarkPlugins).freeze();
  const kept = new Map<string, { page: Promise<Root>; takersLeft: number }>();

  async function read(filePath: string): Promise<Root> {
    const source = await fs.readFile(filePath, 'utf8');
    const fileContent = preprocessor?.({ filePath, fileContent: source }) ?? source;
    const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    const page = parsePage(content);
    await steps.run(page, { path: filePath, value: content });
    return page;
  }

  return async (filePath) => {
    // The dev server: if only some of the plugins have read a page, read it again once it changes.
    const { mtimeMs } = await fs.stat(filePath);
    const key = `${filePath} ${mtimeMs}`;
    const entry = kept.get(key) ?? { page: read(filePath), takersLeft: readerCount };
    entry.takersLeft -= 1;
    if (entry.takersLeft > 0) kept.set(key, entry);
    else kept.delete(key);
    return entry.page;
  };
}
