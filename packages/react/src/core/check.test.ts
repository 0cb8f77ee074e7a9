import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { check, type Schema } from './check.js';

test('check returns the path and the message of each issue of a schema, and nothing else', () => {
  const issues = [{ path: ['a', 0], message: 'Wrong', code: 'invalid_type', input: 'secret' }];
  expect(check({ safeParse: () => ({ success: false, error: { issues } }) }, 1)).toEqual([
    { path: ['a', 0], message: 'Wrong' },
  ]);
  expect(check({ safeParse: () => ({ success: true }) }, 1)).toEqual([]);
});

test.for<[schema: Schema, value: unknown, message: string]>([
  [z.number(), '1', 'invalid_type: number'],
  [z.enum(['cat', 'dog']), 'cow', 'invalid_value: cat,dog'],
  [z.literal(3), 4, 'invalid_value: 3'],
  [z.string().check(z.minLength(3)), 'a', 'too_small: 3'],
  [z.number().check(z.lte(3)), 4, 'too_big: 3'],
  [z.number().check(z.multipleOf(2)), 3, 'not_multiple_of: 2'],
  [z.iso.datetime(), 'today', 'invalid_format: datetime'],
  [z.strictObject({}), { extra: 1 }, 'unrecognized_keys: extra'],
  [z.union([z.string(), z.number()]), {}, 'invalid_union'],
])(
  'where zod has no text, the message names the code and what was expected: %#',
  ([schema, value, message]) => {
    expect(check(schema, value)).toEqual([{ path: [], message }]);
  },
);
