import { describe, expect, it } from 'vitest';
import { commonTerms, relatedTerms } from './common-terms';
import { commands, errors, misspellings, names, parts, questions } from './golden-queries';
import { natural } from './natural-queries';
import { createIndexFiles } from './index-chunks';
import { createEngine, searchPaths, readIndexedPages } from './site-index';

const LEAST_SHARE = 0.95;

const files = createIndexFiles(await readIndexedPages());
const whole = createEngine(files);
const firstFile = createEngine(files.slice(0, 1));

const find = (engine: typeof whole, query: string) =>
  searchPaths(engine, query).map((path) => path.replace('/docs/', ''));
const has = (pages: readonly string[], found: readonly string[]) =>
  found.some((page) => pages.includes(page));

describe.each([
  ['names', names],
  ['commands, flags and files', commands],
  ['error codes', errors],
  ['questions in plain words', questions],
  ['misspellings', misspellings],
  ['parts of names', parts],
  ["developers' own words", natural],
  ['terms that no page explains', relatedTerms],
])('%s', (_, queries) => {
  it.each(queries)('"%s" finds %s among the first five pages', (query, ...pages) => {
    const found = find(whole, query).slice(0, 5);
    expect(has(pages, found), found.join()).toBe(true);
  });
});

it('no common term has an empty result', () => {
  expect(commonTerms.filter((term) => find(whole, term).length === 0)).toEqual([]);
});

it('the right page is first for at least 95% of the queries', () => {
  const all = [...names, ...commands, ...errors, ...questions, ...misspellings, ...parts, ...natural];
  const missed = all.filter(([query, ...pages]) => !pages.includes(find(whole, query)[0] ?? ''));
  const first = missed.map(([query]) => `${query} -> ${find(whole, query)[0]}`);
  expect(missed.length / all.length, first.join('\n')).toBeLessThanOrEqual(1 - LEAST_SHARE);
});

describe('before the full text has loaded', () => {
  // The pages of diagnostics come last, so their table is found first.
  const codes = errors.map(([code]) => [code, 'cli-reference'] as const);
  it.each([...names, ...commands, ...codes])('"%s" already finds %s', (query, ...pages) => {
    const found = find(firstFile, query).slice(0, 3);
    expect(has(pages, found), found.join()).toBe(true);
  });
});

it.each(['isInit', 'isPending', 'isSuccess', 'isError', 'NetworkState', 'HookloomProvider'])(
  '%s has its own page, which is first',
  (name) => {
    const [best] = whole.search(name).groups;
    expect(best?.page.title).toBe(name);
  },
);
