import { expect, it } from 'vitest';
import { dropEntries } from './page-chunks';
import { groupPages } from './page-table';

const page = (path: string, content: string, sidebar?: string) => ({
  path,
  content,
  component: 'item',
  source: '',
  attributes: sidebar ? { sidebar } : {},
});
const chunks = {
  a: { script: 'a.1', module: 7, chunks: ['10'] },
  b: { script: 'b.2', module: 8, chunks: ['20', '21'] },
};

it('puts pages of the same sidebar together', () => {
  const pages = [page('/a', 'a', 'docs'), page('/none', 'a'), page('/b', 'b', 'docs')];
  expect(groupPages(pages, chunks)).toEqual([
    {
      component: 'item',
      attributes: { sidebar: 'docs' },
      pages: [
        ['/a', 'a.1', 7, '10'],
        ['/b', 'b.2', 8, '20', '21'],
      ],
    },
    { component: 'item', attributes: {}, pages: [['/none', 'a.1', 7, '10']] },
  ]);
});

it('fails for a page without a script', () => {
  expect(() => groupPages([page('/c', 'c')], chunks)).toThrow('The build has no script for the page /c.');
});

it("drops chunks from the maps in the bundler's runtime", () => {
  const runtime = 'u = (id) => ({"10": "a","20":"b"})[id] + {10: "1", "20": "2"}[id]; x = {"10": 0}';
  expect(dropEntries(runtime, new Set(['10']))).toBe(
    'u = (id) => ({"20":"b"})[id] + {"20": "2"}[id]; x = {"10": 0}',
  );
  expect(dropEntries(runtime, new Set())).toBe(runtime);
  expect(() => dropEntries(runtime, new Set(['30']))).toThrow('adapt page-chunks.ts');
});
