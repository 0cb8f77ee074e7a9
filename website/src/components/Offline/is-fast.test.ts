import { expect, it } from 'vitest';
import { isFast } from './is-fast';

it.each([
  [{}, true],
  [{ connection: { effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, false],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
])('%j is fast: %s', (browser, expected) => {
  expect(isFast(browser)).toBe(expected);
});
