import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** A page in an index file, as far as this test needs it. */
type PageEntry = [
  path: string,
  title: string,
  description: string,
  keywords: string,
  sections: [anchor: string][],
];

const build = path.resolve(import.meta.dirname, '../../website/build');
const index = path.join(build, 'search');

function builtPage(address: string): string | undefined {
  const files = address.endsWith('/')
    ? [`${address}index.html`]
    : [`${address}.html`, `${address}/index.html`];
  const file = files.map((name) => path.join(build, name)).find((name) => fs.existsSync(name));
  return file && fs.readFileSync(file, 'utf8');
}

it('every page and section in the index exists in the built site', () => {
  const files = fs.readdirSync(index).map((name) => fs.readFileSync(path.join(index, name), 'utf8'));
  const pages = files.flatMap((file) => (JSON.parse(file) as { pages: PageEntry[] }).pages);
  expect(pages.length).toBeGreaterThan(0);
  const missing = pages.flatMap(([address, , , , sections]) => {
    const html = builtPage(address);
    if (html === undefined) return [address];
    // The minifier omits quotes where it can.
    const ids = new Set(Array.from(html.matchAll(/\sid="?([^\s">]+)/g), ([, id = '']) => id));
    return sections.flatMap(([anchor]) => (anchor === '' || ids.has(anchor) ? [] : [`${address}#${anchor}`]));
  });
  expect(missing).toEqual([]);
});
