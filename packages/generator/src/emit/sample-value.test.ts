import { expect, test } from 'vitest';
import { modelWith } from '../../test/support/model-with.js';
import type { Limits, Property, Schema } from '../model/schema.js';
import { print } from './layout.js';
import { sampleValue } from './sample-value.js';

const string: Schema = { kind: 'string' };
const open: Schema = { kind: 'unknown' };
const ref = (target: string): Schema => ({ kind: 'ref', target });
const number = (limits?: Limits): Schema => ({ kind: 'number', integer: false, ...(limits && { limits }) });
const red: Schema = { kind: 'literal', values: ['red', 'green'] };
const both = (...members: Schema[]): Schema => ({ kind: 'intersection', members });
const property = (name: string, schema: Schema, required: boolean): Property => ({
  name,
  schema,
  required,
  doc: {},
});
const objectOf = (required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema => ({
  kind: 'object',
  properties: [
    ...Object.entries(required).map(([name, schema]) => property(name, schema, true)),
    ...Object.entries(optional).map(([name, schema]) => property(name, schema, false)),
  ],
  additional: undefined,
});

const model = modelWith({
  Pet: objectOf({ name: string }, { age: number() }),
  Kind: red,
  Endless: objectOf({ next: ref('Endless') }),
});

test.each<{ schema: Schema; want: string }>([
  { schema: string, want: "'…'" },
  { schema: { kind: 'boolean' }, want: 'true' },
  { schema: { kind: 'file' }, want: 'new Blob()' },
  { schema: { kind: 'null' }, want: 'null' },
  { schema: open, want: 'null' },
  { schema: { kind: 'never' }, want: 'undefined as never' },
  { schema: red, want: "'red'" },
  { schema: { kind: 'literal', values: [] }, want: 'null' },

  // Numbers: 1, or the closest valid value. Negative minimums are ignored, because they are usually limits of a format.
  { schema: number(), want: '1' },
  { schema: number({ min: 5 }), want: '5' },
  { schema: number({ min: 0, max: 9 }), want: '0' },
  { schema: number({ min: -5 }), want: '1' },
  { schema: number({ max: -5 }), want: '-5' },
  { schema: number({ max: 5 }), want: '1' },

  // Lists
  { schema: { kind: 'array', items: string }, want: '[]' },
  { schema: { kind: 'tuple', items: [string, red], rest: string }, want: "['…', 'red']" },
  { schema: { kind: 'tuple', items: [string, red], required: 1, rest: undefined }, want: "['…']" },

  // Unions and checks
  { schema: { kind: 'union', members: [red, string] }, want: "'red'" },
  { schema: { kind: 'union', members: [] }, want: 'null' },
  { schema: { kind: 'refined', schema: red, checks: [{ keyword: 'uniqueItems' }] }, want: "'red'" },

  // Objects: required properties
  { schema: objectOf({ 'a-b': string }, { c: string }), want: "{ 'a-b': '…' }" },
  { schema: ref('Pet'), want: "{ name: '…' }" },
  { schema: ref('Nobody'), want: 'undefined as never' },
  { schema: both(ref('Pet'), objectOf({ age: number() })), want: "{ name: '…', age: 1 }" },
  { schema: both({ kind: 'union', members: [ref('Pet'), objectOf({ a: string })] }), want: "{ name: '…' }" },
  { schema: both({ kind: 'union', members: [] }, string, ref('Nobody')), want: '{}' },
  {
    schema: both({ kind: 'refined', schema: ref('Pet'), checks: [{ keyword: 'uniqueItems' }] }),
    want: "{ name: '…' }",
  },

  // Intersections: the narrowest schema of each property, required if any part requires it
  { schema: both(objectOf({ a: string }), objectOf({}, { a: red })), want: "{ a: 'red' }" },
  { schema: both(objectOf({}, { a: red }), objectOf({ a: string })), want: "{ a: 'red' }" },
  { schema: both(objectOf({ a: open }), objectOf({ a: string })), want: "{ a: '…' }" },
  { schema: both(objectOf({ a: string }), objectOf({ a: open })), want: "{ a: '…' }" },
  { schema: both(objectOf({ a: number() }), objectOf({ a: string })), want: '{ a: 1 }' },
  { schema: both(objectOf({}, { a: red }), objectOf({}, { a: string })), want: '{}' },
])('$want', ({ schema, want }) => {
  expect(print(sampleValue(schema, model))).toBe(want);
});

test('terminates for a type without finite values', () => {
  const text = print(sampleValue(ref('Endless'), model)).replaceAll(/\s+/g, ' ');
  expect(text.match(/next/g)).toHaveLength(5);
  expect(text).toContain('undefined as never');
});
