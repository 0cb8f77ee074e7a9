import { describe, expect, it } from 'vitest';
import { commands, errors, misspellings, names, parts, questions } from './golden-queries';
import { createEngine, searchPaths, readIndexedPages, createIndexFiles } from './site-index';

const files = createIndexFiles(await readIndexedPages());
const whole = createEngine(files);
const firstFile = createEngine(files.slice(0, 1));

const firstThree = (engine: typeof whole, query: string) => searchPaths(engine, query).slice(0, 3);

describe.each([
  ['names', names],
  ['commands, flags and files', commands],
  ['error codes', errors],
  ['questions in plain words', questions],
  ['misspellings', misspellings],
  ['parts of names', parts],
])('%s', (_, queries) => {
  it.each(queries)('"%s" finds %s among the first three pages', (query, page) => {
    expect(firstThree(whole, query)).toContain(`/docs/${page}`);
  });
});

describe('before the full text has come', () => {
  it.each([...names, ...commands, ...errors])('"%s" already finds %s', (query, page) => {
    expect(firstThree(firstFile, query)).toContain(`/docs/${page}`);
  });
});

it.each(['isInit', 'isPending', 'isSuccess', 'isError', 'NetworkState', 'HookloomProvider'])(
  '%s has a page of its own, which comes first',
  (name) => {
    const [best] = whole.search(name).groups;
    expect(best?.page.title).toBe(name);
  },
);
