import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { kindOf, listPages, scoreRepeatedly, tablePageScores } from './page-scores.ts';

const PERFECT = [100, 100, 100, 100];

it('lists the pages of a site without redirects and assets', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const files = {
    'index.html': '',
    '404.html': '',
    'docs/a/index.html': '',
    'assets/frame.html': '',
    'a.js': '',
  };
  const redirect = { 'docs/index.html': '<meta http-equiv=refresh content="0; url=/docs/a">' };
  for (const [name, text] of Object.entries({ ...files, ...redirect })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  expect(listPages(folder)).toEqual(['/', '/404.html', '/docs/a']);
  rmSync(folder, { recursive: true });
});

it.each([
  ['/', 'home page'],
  ['/docs/diagnostics/a', 'diagnostics'],
  ['/docs/react/api', 'API reference'],
  ['/docs/intro', 'other docs'],
  ['/playground', 'playground'],
])('the kind of %s is %s', (page, kind) => {
  expect(kindOf(page)).toBe(kind);
});

it.each([
  ['at once', [PERFECT], PERFECT],
  ['at the second try', [[99, 100, 100, 100], PERFECT], PERFECT],
  [
    'never',
    [
      [80, 100, 100, 100],
      [99, 100, 100, 100],
      [97, 100, 90, 100],
    ],
    [97, 100, 100, 100],
  ],
])('scores a page up to three times: perfect %s', async (_, tries, expected) => {
  const left = [...tries];
  expect(await scoreRepeatedly(() => Promise.resolve(left.shift() ?? []))).toEqual(expected);
  expect(left).toEqual([]);
});

it('shows the lowest scores of each kind, and names the pages that are not perfect', () => {
  const table = tablePageScores([
    { page: '/docs/a', scores: [98, 100, 100, 100] },
    { page: '/docs/b', scores: [100, 100, 96, 100] },
    { page: '/', scores: PERFECT },
  ]);
  expect(table.rows).toEqual([
    ['other docs', 2, 0, 98, 100, 96, 100],
    ['home page', 1, 1, ...PERFECT],
  ]);
  expect(table.notes[1]).toContain('`/docs/a` (98 / 100 / 100 / 100), `/docs/b` (100 / 100 / 96 / 100)');
});
