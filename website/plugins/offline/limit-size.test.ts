import { expect, it } from 'vitest';
import { limitSize, sizeOfLargest } from './limit-size';

const entries = [5, 3, 9, 1].map((bytes) => ({ bytes }));

it.each([
  [18, [5, 3, 9, 1]],
  [17, [5, 3, 9]],
  // Nothing follows what doesn't fit: a page without its scripts is of no use.
  [9, [5, 3]],
  [0, []],
])('with a limit of %i bytes, keeps %j', (limit, sizes) => {
  const { kept, dropped } = limitSize(entries, limit);
  expect(kept.map(({ bytes }) => bytes)).toEqual(sizes);
  expect([...kept, ...dropped]).toEqual(entries);
});

it.each([
  [0, 0],
  [2, 14],
  [9, 18],
])('the largest %i entries have %i bytes', (count, bytes) => {
  expect(sizeOfLargest(entries, count)).toBe(bytes);
});
