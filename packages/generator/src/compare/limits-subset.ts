import type { Limits, Literal } from '../model/schema.js';

/** Whether `limits` imply `others`. */
export function impliesLimits(limits: Limits = {}, others: Limits = {}): boolean {
  const {
    min = -Infinity,
    above = -Infinity,
    max = Infinity,
    below = Infinity,
    multipleOf,
    pattern,
  } = limits;
  return (
    Math.max(min, above) >= (others.min ?? -Infinity) &&
    (above >= (others.above ?? -Infinity) || min > (others.above ?? -Infinity)) &&
    Math.min(max, below) <= (others.max ?? Infinity) &&
    (below <= (others.below ?? Infinity) || max < (others.below ?? Infinity)) &&
    (others.multipleOf === undefined || (multipleOf ?? NaN) % others.multipleOf === 0) &&
    (others.pattern === undefined || pattern === others.pattern)
  );
}

/** Whether a value is within the limits. Limits of strings aren't evaluated. */
export function fitsLimits(value: Literal, limits: Limits = {}): boolean {
  if (typeof value !== 'number') return Object.keys(limits).length === 0;
  return impliesLimits({ min: value, max: value, multipleOf: value }, limits);
}
