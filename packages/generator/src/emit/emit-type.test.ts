import { expect, test } from 'vitest';
import { modelWith } from '../../test/support/model-with.js';
import type { Property, Schema } from '../model/schema.js';
import { emitOptionalType, emitType, typeMembers } from './emit-type.js';
import { print, width } from './layout.js';
import { Scope } from './scope.js';

const string: Schema = { kind: 'string' };
const number: Schema = { kind: 'number', integer: false };
const nothing: Schema = { kind: 'null' };
const pet: Schema = { kind: 'ref', target: 'Pet' };
const red: Schema = { kind: 'literal', values: ['red', 'green'] };
const minimum: Schema = { kind: 'string', limits: { min: 1 } };
const empty: Schema = { kind: 'object', properties: [], additional: undefined };

const union = (...members: Schema[]): Schema => ({ kind: 'union', members });
const both = (...members: Schema[]): Schema => ({ kind: 'intersection', members });
const arrayOf = (items: Schema): Schema => ({ kind: 'array', items });
const refined = (schema: Schema): Schema => ({
  kind: 'refined',
  schema,
  checks: [{ keyword: 'uniqueItems' }],
});
const property = (name: string, schema: Schema, more: Partial<Property> = {}): Property => ({
  name,
  schema,
  required: true,
  doc: {},
  ...more,
});
const objectOf = (properties: Property[], additional?: Schema): Schema => ({
  kind: 'object',
  properties,
  additional,
});

const wide = (letter: string) => `${letter}${'x'.repeat(width / 2)}`;
const long = 'L'.repeat(width - 10);
const wideRef = (letter: string): Schema => ({ kind: 'ref', target: wide(letter) });

const scope = () =>
  new Scope(
    modelWith({ Pet: { kind: 'null' }, [wide('A')]: nothing, [wide('B')]: nothing, [long]: nothing }),
  );

test.each<{ schema: Schema; want: string }>([
  { schema: { kind: 'unknown' }, want: 'unknown' },
  { schema: { kind: 'never' }, want: 'never' },
  { schema: nothing, want: 'null' },
  { schema: { kind: 'boolean' }, want: 'boolean' },
  { schema: string, want: 'string' },
  { schema: minimum, want: 'string' },
  { schema: { kind: 'number', integer: true, limits: { min: 0 } }, want: 'number' },
  { schema: { kind: 'file' }, want: 'Blob' },
  { schema: pet, want: 'Pet' },
  { schema: refined(string), want: 'string' },
  { schema: { kind: 'literal', values: ["it's", 1, true, null] }, want: `"it's" | 1 | true | null` },

  // Arrays
  { schema: arrayOf(string), want: 'string[]' },
  { schema: arrayOf(arrayOf(string)), want: 'string[][]' },
  { schema: arrayOf(union(string, number)), want: '(string | number)[]' },
  { schema: arrayOf(union(string, minimum)), want: 'string[]' },
  { schema: arrayOf(red), want: "('red' | 'green')[]" },
  { schema: arrayOf({ kind: 'literal', values: ['red'] }), want: "'red'[]" },
  { schema: arrayOf(both(pet, empty)), want: '(Pet & { [key: string]: unknown })[]' },
  { schema: arrayOf(refined(both(pet, empty))), want: '(Pet & { [key: string]: unknown })[]' },

  // Tuples
  { schema: { kind: 'tuple', items: [], rest: undefined }, want: '[]' },
  { schema: { kind: 'tuple', items: [string, number], rest: undefined }, want: '[string, number]' },
  { schema: { kind: 'tuple', items: [string], rest: red }, want: "[string, ...('red' | 'green')[]]" },
  {
    schema: { kind: 'tuple', items: [string, number], required: 1, rest: undefined },
    want: '[string, (number | undefined)?]',
  },
  {
    schema: { kind: 'tuple', items: [wideRef('A'), wideRef('B')], rest: undefined },
    want: `[\n  ${wide('A')},\n  ${wide('B')},\n]`,
  },

  // Unions
  { schema: union(string, number), want: 'string | number' },
  { schema: union(string, minimum, nothing, nothing), want: 'string | null' },
  { schema: union(pet, pet, number, { kind: 'number', integer: true }), want: 'Pet | number' },
  {
    schema: union({ kind: 'file' }, { kind: 'file' }, { kind: 'boolean' }, { kind: 'boolean' }),
    want: 'Blob | boolean',
  },
  { schema: union(arrayOf(string), arrayOf(string)), want: 'string[] | string[]' },
  { schema: union(string, union(number, nothing)), want: 'string | number | null' },
  { schema: union(string, refined(union(number, nothing))), want: 'string | number | null' },
  { schema: union(string, { kind: 'unknown' }), want: 'unknown' },
  { schema: union(string, refined({ kind: 'unknown' })), want: 'unknown' },
  { schema: union(red, string), want: "'red' | 'green' | string" },
  { schema: union(both(pet, empty), nothing), want: '(Pet & { [key: string]: unknown }) | null' },
  { schema: union({ kind: 'ref', target: long }, nothing), want: `\n  ${long} | null` },
  { schema: union(wideRef('A'), wideRef('B')), want: `\n  | ${wide('A')}\n  | ${wide('B')}` },
  {
    schema: arrayOf(union(wideRef('A'), wideRef('B'))),
    want: `(\n  | ${wide('A')}\n  | ${wide('B')}\n)[]`,
  },

  // Intersections
  { schema: both(pet, empty), want: 'Pet & { [key: string]: unknown }' },
  { schema: both(pet, red), want: "Pet & ('red' | 'green')" },
  { schema: both(pet, both(pet, empty)), want: 'Pet & (Pet & { [key: string]: unknown })' },

  // Objects
  { schema: empty, want: '{ [key: string]: unknown }' },
  { schema: objectOf([], string), want: '{ [key: string]: string }' },
  {
    schema: objectOf([], objectOf([property('a', string)])),
    want: '{\n  [key: string]: {\n    a: string;\n  };\n}',
  },
  { schema: objectOf([property('a', string)]), want: '{\n  a: string;\n}' },
  {
    schema: objectOf([property('a', string)], number),
    want: '{\n  a: string;\n  [key: string]: unknown;\n}',
  },
  {
    schema: objectOf([
      property('a-b', string, { required: false, doc: { text: 'A b', deprecated: true } }),
      property('c', { kind: 'unknown' }, { required: false, doc: { default: '1' } }),
      property('d', union(string, nothing), { required: false }),
    ]),
    want: `{
  /**
   * A b
   * @deprecated
   */
  'a-b'?: string | undefined;
  /** @default 1 */
  c?: unknown;
  d?: string | null | undefined;
}`,
  },
  // `{ … } | null` keeps its opening brace on the first line.
  { schema: union(objectOf([property('a', string)]), nothing), want: '{\n  a: string;\n} | null' },
  {
    schema: union(objectOf([property('a', string)]), string),
    want: '\n  | {\n      a: string;\n    }\n  | string',
  },
])('the type $want', ({ schema, want }) => {
  expect(print(['type T = ', emitType(schema, scope()), ';'])).toBe(
    `type T = ${want};`.replaceAll(' \n', '\n'),
  );
});

test.each<{ schema: Schema; want: string }>([
  { schema: string, want: 'string | undefined' },
  { schema: red, want: "'red' | 'green' | undefined" },
  { schema: { kind: 'unknown' }, want: 'unknown' },
  { schema: union(string, { kind: 'unknown' }), want: 'unknown' },
  { schema: both(pet, empty), want: '(Pet & { [key: string]: unknown }) | undefined' },
  { schema: objectOf([property('a', string)]), want: '{\n  a: string;\n} | undefined' },
])('an optional property has the type $want', ({ schema, want }) => {
  expect(print(emitOptionalType(schema, scope()))).toBe(want);
});

test.each<{ schema: Schema; more?: string[]; want: string[] }>([
  { schema: string, want: ['string'] },
  { schema: union(string, red), want: ['string', "'red'", "'green'"] },
  { schema: both(pet, empty), want: ['Pet & { [key: string]: unknown }'] },
  {
    schema: both(pet, empty),
    more: ['undefined'],
    want: ['(Pet & { [key: string]: unknown })', 'undefined'],
  },
])('the members of a type are $want', ({ schema, more, want }) => {
  expect(typeMembers(schema, scope(), more).map(print)).toEqual(want);
});
