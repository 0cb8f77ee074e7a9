import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addPages, linksFromCopy, removePages, changeFrontMatter } from './more-pages.ts';

it.each([
  ['[a](./api/hook.md)', '[a](../../../react/api/hook.md)'],
  ['[a](../guides/index.mdx#b)', '[a](../../../guides/index.mdx#b)'],
  ['[`a`]: ./api.md\n[b]: ./b.md#c', '[`a`]: ../../../react/api.md\n[b]: ../../../react/b.md#c'],
  [
    '[a](/docs/b) [c](https://example.com/d.md) [e](#f)',
    '[a](/docs/b) [c](https://example.com/d.md) [e](#f)',
  ],
])('makes relative links lead to the same page from a copy: %s', (text, copied) => {
  expect(linksFromCopy(text, 'react/page.md', 'more/copy-1/react/page.md')).toBe(copied);
});

it('removes the path of a page, numbers its title, and leaves its text as it is', () => {
  const text = '\nslug: b\ntitle: C\n';
  expect(changeFrontMatter(`---\ntitle: A\nslug: /a\nid: a\n---\n${text}`, 2)).toBe(
    `---\ntitle: A 2\nid: a\n---\n${text}`,
  );
  expect(changeFrontMatter(`---\ntitle: 'A: b'\n---\n${text}`, 3)).toBe(`---\ntitle: 'A: b 3'\n---\n${text}`);
  expect(changeFrontMatter(text, 2)).toBe(text);
});

it('adds copies of the pages, and removes them', () => {
  const docs = mkdtempSync(path.join(tmpdir(), 'more-pages-'));
  for (const name of ['a.md', 'b.mdx', 'c.json']) writeFileSync(path.join(docs, name), name);
  const list = () =>
    readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
  addPages(docs, 3);
  expect(
    list()
      .filter((name) => name.startsWith('more'))
      .sort(),
  ).toEqual(
    ['more/copy-1/a.md', 'more/copy-1/b.mdx', 'more/copy-2/a.md'].map((file) => path.normalize(file)),
  );
  removePages(docs);
  expect(list().sort()).toEqual(['a.md', 'b.mdx', 'c.json']);
  rmSync(docs, { recursive: true });
});
