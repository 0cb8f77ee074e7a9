import { describe, expect, it } from 'vitest';
import { nameOf, stem, tokens, splitWords } from './words.js';

const terms = (text: string) => tokens(text).map(({ term }) => term);

describe('tokens', () => {
  it.each([
    ['clearOnUnmount', ['clearonunmount', 'clear', 'on', 'unmount', 'onunmount']],
    ['clear_on_unmount', ['clearonunmount', 'clear', 'on', 'unmount', 'onunmount']],
    ['clear-on-unmount', ['clearonunmount', 'clear', 'on', 'unmount', 'onunmount']],
    ['baseURL', ['baseurl', 'base', 'url']],
    ['HTTPServer', ['httpserver', 'http', 'server']],
    ['HL1004', ['hl1004', '1004']],
    ['oauth2', ['oauth2']],
    ['--check', ['--check', 'check']],
    ['schemas.ts', ['schemasts', 'schemas', 'ts']],
    ['Two words.', ['two', 'words']],
    ['Café', ['cafe']],
  ])('of %j are %j', (text, want) => {
    expect(terms(text)).toEqual(want);
  });

  it('have no suffixes of what is data, not a name', () => {
    expect(terms('Aa'.repeat(30))).toContain('aa'.repeat(29));
    expect(terms('Aa'.repeat(31))).not.toContain('aa'.repeat(30));
  });

  it('know their positions', () => {
    const text = 'call useGetPetById here';
    const found = tokens(text).map(({ term, start, end }) => [term, text.slice(start, end)]);
    expect(found).toContainEqual(['usegetpetbyid', 'useGetPetById']);
    expect(found).toContainEqual(['pet', 'Pet']);
    expect(found).toContainEqual(['petbyid', 'PetById']);
  });
});

it('a word of one part has no parts', () => {
  expect(splitWords('unmount Unmount')).toMatchObject([
    { term: 'unmount', parts: [] },
    { term: 'unmount', parts: [] },
  ]);
});

it.each([
  ['requests', 'request'],
  ['canceling', 'cancel'],
  ['generated', 'generate'],
  ['installation', 'install'],
  ['synchronization', 'synchronize'],
  ['retries', 'retry'],
  ['logs', 'log'],
  ['pets', 'pet'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it.each([
  ['state', 'static'],
  ['HL1004', 'HL1005'],
  ['class', 'clash'],
  ['less', 'les'],
])('%s and %s have stems of their own', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

it.each([
  ['Exit codes', 'exit code'],
  ['Upload a file', 'upload files'],
  ['NetworkState', 'network state'],
])('%j and %j are the same name', (one, other) => {
  expect(nameOf(one).joined).toBe(nameOf(other).joined);
});
