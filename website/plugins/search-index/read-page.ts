import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { PageReader } from '../docs-content/page-reader';
import type { IndexedPage } from './index-chunks';
import { splitSections } from './page-sections';

type Doc = Pick<
  LoadedVersion['docs'][number],
  'source' | 'permalink' | 'title' | 'description' | 'frontMatter'
>;

interface Site {
  readonly read: PageReader;
  readonly siteDir: string;
  readonly baseUrl: string;
}

/** Reads a doc for the index. */
export async function readPage(doc: Doc, { read, siteDir, baseUrl }: Site): Promise<IndexedPage> {
  const filePath = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
  const page = await read(filePath);
  return {
    path: doc.permalink.slice(baseUrl.length - 1),
    title: doc.title,
    description: doc.description,
    keywords: doc.frontMatter.keywords ?? [],
    sections: splitSections(page),
  };
}
