import { expect, test } from 'vitest';
import type { Json } from '../parse/json.js';
import { formatsOf } from './read-formats.js';

const date = { type: 'string', format: 'date' };
const nested = (levels: number): Json => (levels === 0 ? date : { type: 'array', items: nested(levels - 1) });

test.each<{ schema: Json; want: Record<string, string> | undefined }>([
  { schema: date, want: { '': 'date' } },
  { schema: { type: ['string', 'null'], format: 'date' }, want: { '': 'date' } },
  { schema: { type: ['number', 'null'], format: 'date' }, want: undefined },
  { schema: { type: 'integer', format: 'int32' }, want: undefined },
  { schema: { format: 'date' }, want: undefined },
  { schema: { type: 'string', format: 1 }, want: undefined },
  { schema: { type: 'string' }, want: undefined },
  { schema: { allOf: [date] }, want: { '': 'date' } },
  { schema: { oneOf: [{ type: 'string', format: 'uuid' }, date] }, want: { '': 'date or uuid' } },
  { schema: { additionalProperties: date }, want: { '[key]': 'date' } },
  { schema: { properties: { a: date } }, want: undefined },
  { schema: nested(4), want: { '[][][][]': 'date' } },
  { schema: nested(5), want: undefined },
  { schema: { anyOf: [{ anyOf: [{ anyOf: [{ anyOf: [{ anyOf: [date] }] }] }] }] }, want: undefined },
  {
    schema: { additionalProperties: { additionalProperties: nested(3) } },
    want: undefined,
  },
  { schema: true, want: undefined },
  { schema: [date], want: undefined },
])('the formats of $schema', ({ schema, want }) => {
  expect(formatsOf(schema)).toEqual(want);
});
