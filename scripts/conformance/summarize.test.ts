import { expect, test } from 'vitest';
import { summarize, type Verdict } from './summarize.ts';

const verdict = (part: Partial<Verdict>): Verdict => ({
  name: 'n',
  expected: true,
  actual: true,
  diagnosed: false,
  schema: {},
  value: 1,
  ...part,
});

test('counts what agrees, what has no diagnostic and what crashes', () => {
  const { agree, silent, crashed } = summarize([
    verdict({}),
    verdict({ actual: false }),
    verdict({ actual: false, diagnosed: true }),
    verdict({ actual: 'RangeError' }),
    verdict({ expected: false, schema: { items: {} } }),
  ]);
  expect({ agree, silent, crashed }).toEqual({ agree: 1, silent: 3, crashed: 1 });
});

test.for([
  { schema: { required: ['a'] }, value: 1, silent: 0 },
  { schema: { items: {} }, value: {}, silent: 0 },
  { schema: { properties: { a: { properties: {} } } }, value: { a: [] }, silent: 0 },
  { schema: { required: ['a'] }, value: {}, silent: 1 },
  { schema: { minLength: 1 }, value: 1, silent: 1 },
])('$schema refuses $value: $silent without a reason', ({ schema, value, silent }) => {
  expect(summarize([verdict({ actual: false, schema, value })]).silent).toBe(silent);
});
