import { expect, it } from 'vitest';
import { synonyms } from './synonyms.js';

it.each([
  ['cancel', 'abort'],
  ['aborted', 'cancel'],
  ['signout', 'logout'],
  ['monorepos', 'workspace'],
])('%s also means %s', (typed, meant) => {
  expect([...synonyms(typed)]).toContain(meant);
});

it('most words have none, and no word is its own', () => {
  expect([...synonyms('hook')]).toEqual([]);
  expect([...synonyms('cancel')]).not.toContain('cancel');
});
