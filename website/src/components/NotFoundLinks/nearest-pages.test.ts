import { describe, expect, it } from 'vitest';
import { createIndexFiles } from '../../../plugins/search-index/index-chunks';
import { createEngine, readIndexedPages } from '../../../plugins/search-index/site-index';
import { nearestPages, pathWords } from './nearest-pages';

describe('pathWords', () => {
  it.each([
    ['/docs/getting-startd', 'getting-startd'],
    ['/docs/react/api/is-pending.html', 'react api is-pending'],
    ['/docs', 'docs'],
    ['/', ''],
    ['/caf%C3%A9', 'café'],
    ['/%E0%A4%A', 'E0 A4 A'],
    ['/a<script>', 'a script'],
  ])('of %s are "%s"', (pathname, words) => {
    expect(pathWords(pathname, '/')).toBe(words);
  });
});

it.each([
  ['/base/docs/getting-startd', 'getting-startd'],
  ['/base/playgroud', 'playgroud'],
  ['/base/', ''],
])('the words of %s are without the base URL', (pathname, words) => {
  expect(pathWords(pathname, '/base/')).toBe(words);
});

it('a path of 2,000 characters has 100 characters of words', () => {
  expect(pathWords(`/${'a'.repeat(2000)}`, '/')).toHaveLength(100);
});

describe('nearestPages', async () => {
  const files = createIndexFiles(await readIndexedPages());
  const engine = createEngine(files.slice(0, 1));
  const wholeIndex = createEngine(files);

  it.each([
    ['getting-startd', '/docs/getting-started'],
    ['react stateful-hook', '/docs/react/api/stateful-hook'],
    ['react api ispending', '/docs/react/api/is-pending'],
    ['cli', '/docs/cli-reference'],
    ['tutorial', '/docs/react/tutorial/basic-application'],
    ['patterns keyed-call', '/docs/patterns/keyed-calls'],
  ])('of "%s" begin with %s', (words, path) => {
    const pages = nearestPages(engine, words);
    expect(pages[0]?.path).toBe(path);
    expect(pages.length).toBeLessThanOrEqual(3);
  });

  // Each of them has words that are in the text of some page.
  it.each(['zzqxv', 'no-such-page', 'no-such', 'wp-login php', 'my first post', 'foo bar baz', 'a', ''])(
    'are none for "%s", which no page resembles',
    (words) => {
      expect(nearestPages(engine, words)).toEqual([]);
      expect(nearestPages(wholeIndex, words)).toEqual([]);
    },
  );
});
