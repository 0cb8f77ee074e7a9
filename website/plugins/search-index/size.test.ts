import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BUDGET } from './index-chunks';
import { createIndexFiles } from './index-chunks';
import { parseChunk, readIndexedPages } from './site-index';

const MORE_PAGES = 1000;

const bytes = (contents = '') => brotliCompressSync(contents).length;
const pages = await readIndexedPages();
const files = createIndexFiles(pages);

it('titles, headings and names come first: those of the first pages, as many as the first file has room for', () => {
  const [core, following] = files.map(parseChunk);
  const titles = pages.map(({ title }) => title);
  const inCore = core?.pages.map(([, title]) => title) ?? [];
  expect(inCore).toEqual(titles.slice(0, inCore.length));
  expect(inCore.length).toBeGreaterThanOrEqual(34);
  const isFull = Buffer.byteLength(JSON.stringify([core?.pages, following?.pages[0]])) > BUDGET.names;
  expect(inCore.length === titles.length || isFull).toBe(true);
});

it('a part of the full text has at most about 30 kB on the wire', () => {
  const sizes = files.slice(1).map(({ contents }) => bytes(contents));
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThan(32_000);
});

it('the first file keeps to its limit with 1,000 more pages, and so does each part', () => {
  const more = Array.from({ length: MORE_PAGES }, (_, i) => {
    const page = pages[i % pages.length] ?? expect.fail('there are no pages');
    // They aren't in a sidebar, so they come last.
    return {
      ...page,
      path: page.path.replace('/docs/', `/docs/synthetic/set-${Math.floor(i / pages.length)}/`),
    };
  });
  const grown = createIndexFiles([...pages, ...more]);
  expect(grown.map(parseChunk).flatMap((one) => one.pages)).toHaveLength(pages.length + MORE_PAGES);
  expect(grown[0]?.contents.length).toBeLessThan(BUDGET.names + 200);
  expect(Math.max(...grown.slice(1).map(({ contents }) => contents.length))).toBeLessThan(2 * BUDGET.part);
});
