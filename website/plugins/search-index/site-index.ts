import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { PluggableList } from 'unified';
import { codePlugins } from '../../config/code';
import sidebars from '../../sidebars';
import { SearchEngine } from '../../src/components/Search/engine';
import type { IndexChunk } from '../../src/components/Search/index-chunk';
import { indexFiles, type IndexedPage, type IndexFile } from './index-chunks';
import { orderedDocs } from '../docs-content/page-order';
import { pageReader } from '../docs-content/page-reader';
import { readPage } from './read-page';

const siteDir = path.resolve(import.meta.dirname, '../..');
const docsDir = path.join(siteDir, 'docs');

type Version = Parameters<typeof orderedDocs>[0];

/** The docs as the docs plugin loads them, so far as the index needs it. */
async function loadDocs(): Promise<Version['docs']> {
  const files = fs
    .readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file));
  const docs = files.map(async (file) => {
    const filePath = path.join(docsDir, file);
    const fileContent = fs.readFileSync(filePath, 'utf8');
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    const id = file.replace(/\.mdx?$/, '');
    const {
      title,
      description,
      slug = `/${id.replace(/(^|\/)index$/, '$1')}`,
    } = frontMatter as Record<string, string>;
    return { id, source: `@site/docs/${file}`, permalink: `/docs${slug}`, title, description, frontMatter };
  });
  return (await Promise.all(docs)) as unknown as Version['docs'];
}

/** Writes out the sidebar's shorthand: an id alone is a doc. */
function writtenOut(item: unknown): unknown {
  if (typeof item === 'string') return { type: 'doc', id: item };
  const { items, ...rest } = item as { items?: unknown[] };
  return { ...rest, ...(items && { items: items.map(writtenOut) }) };
}

/** The site's real pages, read by the real indexer, without building the site. */
export async function indexedPages(): Promise<IndexedPage[]> {
  const read = pageReader({ remarkPlugins: codePlugins.remarkPlugins as PluggableList });
  const written = Object.entries(sidebars).map(([name, items]) => [
    name,
    (items as unknown[]).map(writtenOut),
  ]);
  const docs = orderedDocs({
    docs: await loadDocs(),
    sidebars: Object.fromEntries(written) as Version['sidebars'],
  });
  return Promise.all(
    docs.map((doc) =>
      readPage(doc, {
        siteDir,
        baseUrl: '/',
        read,
      }),
    ),
  );
}

export const chunk = (file: IndexFile) => JSON.parse(file.contents) as IndexChunk;

/** An engine that has read the given files of the index. */
export function engineOf(files: readonly IndexFile[]): SearchEngine {
  const engine = new SearchEngine();
  files.forEach((file) => engine.add(chunk(file)));
  return engine;
}

/** The addresses of the pages that a query finds, best first. */
export function found(engine: SearchEngine, query: string): string[] {
  return engine.search(query).groups.map(({ page }) => page.path);
}

export { indexFiles };
