import { expect, test } from 'vitest';
import { isEmpty, tighter } from './combine-limits.js';
import type { Check, Limits } from './schema.js';

/** The combined limits and additional checks. */
function together(kind: 'string' | 'number', ...all: (Limits | undefined)[]) {
  const checks: Check[] = [];
  const schemas = all.map((limits) => {
    const some = limits && { limits };
    return kind === 'string' ? { kind, ...some } : { kind, integer: false, ...some };
  });
  return { schema: tighter(schemas, checks), checks };
}

test.each<[Limits | undefined, Limits | undefined, Limits | undefined]>([
  [undefined, undefined, undefined],
  [{ min: 1 }, undefined, { min: 1 }],
  [undefined, { max: 1 }, { max: 1 }],
  [{ min: 1 }, { max: 2 }, { min: 1, max: 2 }],
  [{ min: 1 }, { min: 2 }, { min: 2 }],
  [{ min: 2 }, { min: 1 }, { min: 2 }],
  [{ max: 1 }, { max: 2 }, { max: 1 }],
  [{ max: 2 }, { max: 1 }, { max: 1 }],
  [{ above: 1 }, { above: 2 }, { above: 2 }],
  [{ above: 2 }, { above: 1 }, { above: 2 }],
  [{ below: 1 }, { below: 2 }, { below: 1 }],
  [{ below: 2 }, { below: 1 }, { below: 1 }],
  [{ min: 1 }, { above: 1 }, { min: 1, above: 1 }],
])('%j and %j are %j', (a, b, limits) => {
  const some = limits && { limits };
  expect(together('number', a, b)).toEqual({
    schema: { kind: 'number', integer: false, ...some },
    checks: [],
  });
  expect(together('string', a, b)).toEqual({ schema: { kind: 'string', ...some }, checks: [] });
});

test('of three, the tightest', () => {
  expect(together('number', { min: 1, max: 9 }, { min: 3 }, { min: 2, max: 8 }).schema).toEqual({
    kind: 'number',
    integer: false,
    limits: { min: 3, max: 8 },
  });
});

test.each<[boolean[], boolean]>([
  [[false, false], false],
  [[false, true], true],
  [[true, false], true],
])('integers among numbers: %j', (integers, integer) => {
  const schemas = integers.map((one) => ({ kind: 'number', integer: one }) as const);
  expect(tighter(schemas, [])).toEqual({ kind: 'number', integer });
});

test.each<[Limits, Limits]>([
  [{ min: 2 }, { max: 1 }],
  [{ above: 1 }, { below: 1 }],
  [{ min: 1 }, { below: 1 }],
  [{ above: 1 }, { max: 1 }],
])('no value keeps %j and %j', (a, b) => {
  expect(together('number', a, b).schema).toBeUndefined();
});

test.each<[Limits, boolean]>([
  [{}, false],
  [{ min: 1 }, false],
  [{ below: 1 }, false],
  [{ min: 1, max: 1 }, false],
  [{ min: 1, max: 0 }, true],
  [{ above: 1, below: 1.5 }, false],
  [{ above: 1, below: 1 }, true],
  [{ above: 2, below: 1 }, true],
  [{ min: 1, below: 2 }, false],
  [{ min: 1, below: 1 }, true],
  [{ above: 1, max: 2 }, false],
  [{ above: 1, max: 1 }, true],
])('%j leave no value: %j', (limits, want) => {
  expect(isEmpty(limits)).toBe(want);
});

test('nothing is tighter than no schema', () => {
  expect(tighter([], [])).toBeUndefined();
});

test('a second pattern is a check, and so is a second divisor', () => {
  expect(together('string', { pattern: 'a' }, { pattern: 'b', min: 1 }, { pattern: 'a' })).toEqual({
    schema: { kind: 'string', limits: { pattern: 'a', min: 1 } },
    checks: [{ keyword: 'type', type: 'string', schema: { kind: 'string', limits: { pattern: 'b' } } }],
  });
  expect(together('number', undefined, { multipleOf: 2 }, { multipleOf: 3 })).toEqual({
    schema: { kind: 'number', integer: false, limits: { multipleOf: 2 } },
    checks: [
      {
        keyword: 'type',
        type: 'number',
        schema: { kind: 'number', integer: false, limits: { multipleOf: 3 } },
      },
    ],
  });
});
