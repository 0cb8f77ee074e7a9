import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { unified, type PluggableList } from 'unified';
import { parsePage } from '../parse-page';
import type { IndexedPage } from './index-chunks';
import { pageSections } from './page-sections';

type Doc = Pick<
  LoadedVersion['docs'][number],
  'source' | 'permalink' | 'title' | 'description' | 'frontMatter'
>;

interface Site {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly rename: (text: string) => string;
  /** What draws samples into a page. */
  readonly remarkPlugins: PluggableList;
}

/** Reads a doc for the index. Its front matter has been renamed by then, its body has not. */
export async function readPage(
  doc: Doc,
  { siteDir, baseUrl, rename, remarkPlugins }: Site,
): Promise<IndexedPage> {
  const filePath = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
  const fileContent = await fs.readFile(filePath, 'utf8');
  const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const renamed = rename(content);
  const { tree } = parsePage(renamed);
  await unified().use(remarkPlugins).run(tree, { path: filePath, value: renamed });
  return {
    path: doc.permalink.slice(baseUrl.length - 1),
    title: doc.title,
    description: doc.description,
    keywords: doc.frontMatter.keywords ?? [],
    sections: pageSections(tree),
  };
}
