import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PAGE_DATA, type PageData, type PageGroup } from '../../src/navigation/page-group';
import { readPages, type GeneratedPage } from './generated-pages';
import type { PageChunk } from './page-chunks';

type Pages = PageGroup['pages'][number][];
type Chunks = Readonly<Record<string, PageChunk>>;

/** Puts pages with a component and a sidebar in common into groups. */
export function groupPages(pages: readonly GeneratedPage[], chunks: Chunks): PageGroup[] {
  const groups = new Map<string, { component: string; attributes: object; pages: Pages }>();
  for (const { path: route, content, component, attributes } of pages) {
    const chunk = chunks[content];
    if (!chunk) throw new Error(`The build has no script for the page ${route}.`);
    const key = JSON.stringify([component, attributes]);
    const group = groups.get(key) ?? { component, attributes, pages: [] };
    group.pages.push([route, chunk.script, chunk.module, ...chunk.chunks]);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Writes the file with all pages.
 *
 * @returns What is added to the HTML of a page, given its route
 */
export async function writePageTable({
  outDir,
  baseUrl,
  generatedFilesDir,
}: Readonly<Record<'outDir' | 'baseUrl' | 'generatedFilesDir', string>>): Promise<(route: string) => string> {
  const chunks = JSON.parse(
    await fs.readFile(path.join(generatedFilesDir, 'page-chunks.json'), 'utf8'),
  ) as Chunks;
  const pages = [...readPages(generatedFilesDir).values()];
  const text = JSON.stringify(groupPages(pages, chunks));
  const file = `assets/pages.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  await fs.writeFile(path.join(outDir, file), text);
  const table = baseUrl + file;
  return (route) => {
    const own = pages.filter((page) => page.path === route);
    const data: PageData = { table, own: groupPages(own, chunks) };
    // The 404 page has to know whether a page has its address, before it's hydrated.
    const preload = route.endsWith('/404.html')
      ? `<link rel=preload as=fetch crossorigin href=${table}>`
      : '';
    return `${preload}<script type=application/json id=${PAGE_DATA}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  };
}
