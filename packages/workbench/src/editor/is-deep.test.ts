import { expect, it } from 'vitest';
import { isDeep } from './is-deep.ts';

it.each([
  ['brackets', '['.repeat(10_000), true],
  ['braces in braces', '{"a":'.repeat(10_000), true],
  ['lists on one line', `a:\n  ${'- '.repeat(10_000)}`, true],
  ['indentation', `a:\n${' '.repeat(5_000)}b: 1`, true],
  ['a spec', 'paths:\n  /a:\n    get:\n      tags: [{ a: [b] }]\n', false],
  ['many brackets beside each other', '[{}],'.repeat(10_000), false],
  ['a text of dashes', '-'.repeat(10_000), false],
])('%s', (_, text, expected) => {
  expect(isDeep(text)).toBe(expected);
});
