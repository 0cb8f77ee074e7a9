import { expect, it } from 'vitest';
import { resemblance } from './resemblance';

it.each([
  ['keyed-calls', 'Calls with keys, keyed calls', 1],
  ['zzqxv', 'Keyed calls', 0],
  ['', 'Keyed calls', 0],
  ['keyed', '', 0],
  ['éà keyed', 'Keyed', 5 / 7],
])('of "%s" to "%s" is %d', (text, other, expected) => {
  expect(resemblance(text, other)).toBe(expected);
});

it('is less with typos, and less without a word', () => {
  expect(resemblance('startd', 'started')).toBeGreaterThan(0.6);
  expect(resemblance('startd', 'started')).toBeLessThan(1);
  expect(resemblance('blog', 'blob')).toBe(0);
  expect(resemblance('start foo', 'start')).toBeLessThan(resemblance('startd', 'start'));
});
