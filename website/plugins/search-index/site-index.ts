import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { codePlugins } from '../../config/code';
import sidebars from '../../sidebars';
import { SearchEngine } from '@hookloom/generator/search';
import type { IndexChunk } from '../../src/components/Search/index-chunk';
import type { IndexedPage, IndexFile } from './index-chunks';
import { sortDocs } from '../docs-content/page-order';
import { createPageReader } from '../docs-content/page-reader';
import { readPage } from './read-page';

const siteDir = path.resolve(import.meta.dirname, '../..');
const docsDir = path.join(siteDir, 'docs');

type Version = Parameters<typeof sortDocs>[0];

/** The docs as the docs plugin loads them, with the properties that the index needs. */
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

/** Expands the sidebar's shorthand for docs. */
function expandItem(item: unknown): unknown {
  if (typeof item === 'string') return { type: 'doc', id: item };
  const { items, ...rest } = item as { items?: unknown[] };
  return { ...rest, ...(items && { items: items.map(expandItem) }) };
}

/** Indexes the site's pages without building the site. */
export async function readIndexedPages(): Promise<IndexedPage[]> {
  const { read } = createPageReader({ remarkPlugins: codePlugins.remarkPlugins });
  const written = Object.entries(sidebars).map(([name, items]) => [
    name,
    (items as unknown[]).map(expandItem),
  ]);
  const docs = sortDocs({
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

export const parseChunk = (file: IndexFile) => JSON.parse(file.contents) as IndexChunk;

/** Creates an engine with the given index files. */
export function createEngine(files: readonly IndexFile[]): SearchEngine {
  const engine = new SearchEngine();
  files.forEach((file) => engine.add(parseChunk(file)));
  return engine;
}

/** The paths of the pages that match a query, best first. */
export function searchPaths(engine: SearchEngine, query: string): string[] {
  return engine.search(query).groups.map(({ page }) => page.path);
}
