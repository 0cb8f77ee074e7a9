import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chunk, indexedPages, indexFiles } from './site-index';

const MORE_PAGES = 1000;

const bytes = (contents = '') => brotliCompressSync(contents).length;
const pages = await indexedPages();
const files = indexFiles(pages);

it('titles, headings and names of every page are in the first file', () => {
  const [core] = files.map(chunk);
  expect(core?.pages).toHaveLength(pages.length);
  expect(pages.length).toBeGreaterThanOrEqual(34);
});

it('a part of the full text has at most about 30 kB on the wire', () => {
  const sizes = files.slice(1).map(({ contents }) => bytes(contents));
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThan(32_000);
});

it('the first file hardly grows with 1,000 more pages', () => {
  const more = Array.from({ length: MORE_PAGES }, (_, i) => {
    const page = pages[i % pages.length] ?? expect.fail('there are no pages');
    // They stand in no sidebar, so they come last.
    return {
      ...page,
      path: page.path.replace('/docs/', `/docs/synthetic/set-${Math.floor(i / pages.length)}/`),
    };
  });
  const grown = indexFiles([...pages, ...more]);
  expect(grown.map(chunk).flatMap((one) => one.pages)).toHaveLength(pages.length + MORE_PAGES);
  expect(bytes(grown[0]?.contents) / bytes(files[0]?.contents)).toBeLessThan(1.1);
});
