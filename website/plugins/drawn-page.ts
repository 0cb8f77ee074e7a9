import fs from 'node:fs/promises';
import type { MarkdownConfig } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { unified, type PluggableList } from 'unified';
import { parsePage, type ParsedPage } from './parse-page';

/** What the site does to the source of a page before it is one. */
export interface Drawing {
  /** Re-brands the source. */
  readonly preprocessor?: MarkdownConfig['preprocessor'] | undefined;
  /** What draws samples into the page. */
  readonly remarkPlugins?: PluggableList | undefined;
}

/** Reads the body of a page from its file as its reader has it: re-branded, and with the samples in their places. */
export async function drawnPage(
  filePath: string,
  { preprocessor, remarkPlugins = [] }: Drawing,
): Promise<ParsedPage> {
  const read = await fs.readFile(filePath, 'utf8');
  const fileContent = preprocessor?.({ filePath, fileContent: read }) ?? read;
  const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const page = parsePage(content);
  await unified().use(remarkPlugins).run(page.tree, { path: filePath, value: content });
  return page;
}
