import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, readHtmlFiles, siteDirectory } from '../support/built-site.ts';

const SITE = siteDirectory();
const LAB_PAGES = [
  'docs/patterns/keyed-calls/index.html',
  'docs/patterns/storage-behavior/index.html',
  'docs/react/api/network-state/index.html',
  'docs/react/api/stateful-hook/index.html',
  'docs/react/core-concepts/lifecycle-binding/index.html',
];

/** In the lab's script and styles, and in the static HTML of its pages. */
const MARK = 'lab-timeline';

const pages = readHtmlFiles(SITE);
const scriptsOf = (html: string) =>
  new Set([...html.matchAll(/(?:src|href)="?(\/assets\/js\/[^\s">]+\.js)/g)].map(([, url = '']) => url));
const withMark = (html: string) =>
  [...scriptsOf(html)].filter((url) => readFileSync(path.join(SITE, url), 'utf8').includes(MARK));

it('five pages have a lab, as a static picture with its styles', () => {
  const found = pages.filter(({ html }) => html.includes(MARK));
  expect(found.map(({ file }) => file).sort()).toEqual(LAB_PAGES);
  for (const { html } of found) {
    expect(html).toMatch(/<style>\.lab\b/);
    expect(html).not.toContain('rel=stylesheet href=/assets/css/state-lab');
    expect(html).toMatch(/role=status/);
  }
});

it('the code of the lab is a script of its own, which no page loads at first', () => {
  const scripts = listFiles(SITE).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => readFileSync(path.join(SITE, file), 'utf8').includes(MARK))).toHaveLength(
    1,
  );
  const loading = pages.flatMap(({ file, html }) => withMark(html).map((url) => `${file}: ${url}`));
  expect(loading).toEqual([]);
});
