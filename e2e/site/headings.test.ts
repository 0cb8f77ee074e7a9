import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const DOCS = fileURLToPath(new URL('../../website/docs/', import.meta.url));

const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));

const headings = (file: string): string[] => {
  const prose = readFileSync(DOCS + file, 'utf8').replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '');
  return prose.match(/^#{2,3} .*$/gm) ?? [];
};

// Keeps links to a heading working when its text changes.
it('every heading of levels 2 and 3 has an explicit id', () => {
  const without = files.map((file) => ({
    file,
    headings: headings(file).filter((heading) => !/ \{#[a-z\d][\w-]*\}$/i.test(heading)),
  }));
  expect(without.filter(({ headings: { length } }) => length > 0)).toEqual([]);
});

it('reads the headings of the docs', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap(headings).length).toBeGreaterThan(150);
});
