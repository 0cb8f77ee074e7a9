import { expect, test } from 'vitest';
import type { Limits, Literal } from '../model/schema.js';
import { fitsLimits, impliesLimits } from './limits-subset.js';

test.each<[limits: Limits | undefined, others: Limits | undefined, implied: boolean]>([
  [undefined, undefined, true],
  [{ min: 1 }, undefined, true],
  [undefined, { min: 1 }, false],
  [undefined, { max: 1 }, false],
  [undefined, { above: 1 }, false],
  [undefined, { below: 1 }, false],

  [{ min: 2 }, { min: 1 }, true],
  [{ min: 1 }, { min: 1 }, true],
  [{ min: 0 }, { min: 1 }, false],
  [{ max: 1 }, { max: 2 }, true],
  [{ max: 1 }, { max: 1 }, true],
  [{ max: 2 }, { max: 1 }, false],

  [{ above: 1 }, { min: 1 }, true],
  [{ above: 0 }, { min: 1 }, false],
  [{ above: 1 }, { above: 1 }, true],
  [{ above: 0 }, { above: 1 }, false],
  [{ min: 2 }, { above: 1 }, true],
  [{ min: 1 }, { above: 1 }, false],
  [{ below: 1 }, { max: 1 }, true],
  [{ below: 2 }, { max: 1 }, false],
  [{ below: 1 }, { below: 1 }, true],
  [{ below: 2 }, { below: 1 }, false],
  [{ max: 0 }, { below: 1 }, true],
  [{ max: 1 }, { below: 1 }, false],

  [{ multipleOf: 6 }, { multipleOf: 3 }, true],
  [{ multipleOf: 3 }, { multipleOf: 6 }, false],
  [undefined, { multipleOf: 3 }, false],
  [{ pattern: 'a' }, { pattern: 'a' }, true],
  [{ pattern: 'a' }, { pattern: 'b' }, false],
  [undefined, { pattern: 'b' }, false],
])('%j keeps %j: %j', (limits, others, implied) => {
  expect(impliesLimits(limits, others)).toBe(implied);
});

test.each<[value: Literal, limits: Limits | undefined, fits: boolean]>([
  [6, undefined, true],
  [6, { min: 6, max: 6, multipleOf: 3 }, true],
  [6, { min: 7 }, false],
  [6, { below: 6 }, false],
  [6, { multipleOf: 4 }, false],
  // Limits of strings aren't evaluated.
  ['ab', undefined, true],
  ['ab', {}, true],
  ['ab', { min: 1 }, false],
])('%j fits %j: %j', (value, limits, fits) => {
  expect(fitsLimits(value, limits)).toBe(fits);
});
