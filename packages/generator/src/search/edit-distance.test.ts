import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.js';

it.each([
  ['hook', 'hook', 0],
  ['statful', 'stateful', 1],
  ['hoook', 'hook', 1],
  ['hxok', 'hook', 1],
  ['donwload', 'download', 1],
  ['netwrok stat', 'network state', 2],
])('%j is %j but for %d slips', (typed, word, slips) => {
  expect(editDistance(typed, word, 2)).toBe(slips);
});

it('stops counting above the limit', () => {
  expect(editDistance('provider', 'pending', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});
