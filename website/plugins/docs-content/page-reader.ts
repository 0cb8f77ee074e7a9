import fs from 'node:fs/promises';
import type { MarkdownConfig } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { unified, type PluggableList } from 'unified';
import { parsePage } from './parse-page';

/** What the site does to the source of a page before it is one. */
export interface Processing {
  /** Re-brands the source. */
  readonly preprocessor?: MarkdownConfig['preprocessor'] | undefined;
  /** What puts samples into the page. */
  readonly remarkPlugins?: PluggableList | undefined;
}

/** Reads the body of a page from its file as its reader has it: re-branded, and with the samples in their places. */
export type PageReader = (filePath: string) => Promise<Root>;

/**
 * Makes a reader that several plugins share, so that each page is read and processed once. Plugins load in parallel: as
 * long as they ask in the same order, one page after the other, few pages are kept at a time.
 *
 * @param takers - How many ask for each page. After the last, the page is forgotten; nobody may change it.
 */
export function pageReader({ preprocessor, remarkPlugins = [] }: Processing, takers = 1): PageReader {
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
    // While somebody writes, a page that only one of them asked for is read anew once it is saved.
    const { mtimeMs } = await fs.stat(filePath);
    const key = `${filePath} ${mtimeMs}`;
    const entry = kept.get(key) ?? { page: read(filePath), takersLeft: takers };
    entry.takersLeft -= 1;
    if (entry.takersLeft > 0) kept.set(key, entry);
    else kept.delete(key);
    return entry.page;
  };
}
