import { describe, expect, it } from 'vitest';
import type { IndexChunk } from '../../src/components/Search/index-chunk';
import { createIndexFiles, type IndexedPage } from './index-chunks';
import { parsePage } from '../docs-content/parse-page';
import { splitSections } from './page-sections';

const page = (path: string, text: string): IndexedPage => ({
  path,
  title: `Title of ${path}`,
  description: '',
  keywords: [],
  sections: splitSections(parsePage(`${text}\n\n## More\n\n${text} \`aName\``)),
});

const pages = Array.from({ length: 20 }, (_, i) =>
  page(`/docs/${i}`, `Page ${i} tells something of ${i}. `.repeat(10)),
);
const read = (files: ReturnType<typeof createIndexFiles>) =>
  files.map((file) => JSON.parse(file.contents) as IndexChunk);

describe('createIndexFiles', () => {
  it('writes the same files for the same pages', () => {
    expect(createIndexFiles(pages)).toEqual(createIndexFiles(pages));
  });

  it('names a file after its contents', () => {
    const [before] = createIndexFiles(pages);
    const [after] = createIndexFiles([...pages.slice(1), page('/docs/0', 'Another text.')]);
    expect(before?.name).toMatch(/^core\.[\da-f]{10}\.json$/);
    expect(after?.name).not.toBe(before?.name);
  });

  it('keeps to the budget, and loses and doubles nothing', () => {
    const budget = { names: 3000, core: 3000, part: 2000 };
    const files = createIndexFiles(pages, budget);
    const chunks = read(files);
    const sizes = files.map(({ contents }) => contents.length);
    expect(sizes[0]).toBeLessThan(budget.core + 200);
    expect(Math.max(...sizes.slice(1))).toBeLessThan(budget.part + 200);
    expect(chunks.flatMap((chunk) => chunk.pages.map(([path]) => path))).toEqual(
      pages.map(({ path }) => path),
    );
    expect(
      new Set(chunks.flatMap((chunk) => chunk.texts.map(([at, section]) => `${at}/${section}`))).size,
    ).toBe(40);
    expect(chunks.flatMap((chunk) => chunk.texts)).toHaveLength(40);
  });

  it('puts all titles, headings and names before any text', () => {
    const [core, ...parts] = read(createIndexFiles(pages, { names: 4000, core: 3000, part: 2000 }));
    expect(core?.pages).toHaveLength(20);
    expect(parts.every((part) => part.pages.length === 0)).toBe(true);
  });

  it('chains the files', () => {
    const files = createIndexFiles(pages, { names: 3000, core: 3000, part: 2000 });
    expect(read(files).map(({ next }) => next)).toEqual([
      ...files.slice(1).map(({ name }) => name),
      undefined,
    ]);
  });

  it('makes an empty index of no pages', () => {
    expect(read(createIndexFiles([]))).toEqual([{ pages: [], texts: [] }]);
  });
});
