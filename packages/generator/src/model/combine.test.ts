import { expect, test } from 'vitest';
import { exclusiveOf, intersectionOf, nullable, unionOf } from './combine.js';
import type { Check, Property, Schema } from './schema.js';

const never: Schema = { kind: 'never' };
const unknown: Schema = { kind: 'unknown' };
const nothing: Schema = { kind: 'null' };
const string: Schema = { kind: 'string' };
const number: Schema = { kind: 'number', integer: false };
const integer: Schema = { kind: 'number', integer: true };
const boolean: Schema = { kind: 'boolean' };
const list: Schema = { kind: 'array', items: string };
const ref: Schema = { kind: 'ref', target: 'A' };
const short: Schema = { kind: 'string', limits: { max: 2 } };
const few: Check = { keyword: 'maxProperties', limit: 2 };
const unique: Check = { keyword: 'uniqueItems' };

const union = (...members: Schema[]): Schema => ({ kind: 'union', members });
const exclusive = (...members: Schema[]): Schema => ({ kind: 'union', members, exclusive: true });
const intersection = (...members: Schema[]): Schema => ({ kind: 'intersection', members });
const literal = (...values: (string | number | boolean | null)[]): Schema => ({ kind: 'literal', values });
const refined = (schema: Schema, ...checks: Check[]): Schema => ({ kind: 'refined', schema, checks });
const tuple = (...items: Schema[]): Schema => ({ kind: 'tuple', items, rest: undefined });
const property = (name: string, schema: Schema, more: Partial<Property> = {}): Property => ({
  name,
  schema,
  required: false,
  doc: {},
  ...more,
});
const object = (...properties: Property[]): Schema => ({ kind: 'object', properties, additional: undefined });

test.each<[string, Schema[], Schema]>([
  ['none', [], never],
  ['one', [string], string],
  ['one union', [union(string, number)], union(string, number)],
  ['several', [string, number], union(string, number)],
  ['one twice', [string, { kind: 'string' }], string],
  ['one of two twice', [string, number, { kind: 'string' }], union(string, number)],
  ['a union among others', [boolean, union(string, number)], union(boolean, string, number)],
  [
    'a union of which one fits exactly',
    [boolean, exclusive(string, list)],
    union(boolean, exclusive(string, list)),
  ],
  ['anything among others', [string, unknown], unknown],
  ['nothing among others', [string, never], string],
  ['nothing', [never, never], never],
  ['null first', [nothing, string, number], union(string, number, nothing)],
  ['null alone', [nothing, nothing], nothing],
])('a union of %s', (_name, schemas, want) => {
  expect(unionOf(schemas)).toEqual(want);
});

test.each<[string, Schema[], Schema]>([
  ['none', [], never],
  ['one', [string], string],
  ['two', [string, list], exclusive(string, list)],
  ['one twice', [string, string], exclusive(string, string)],
  ['one and what nothing fits', [string, never], string],
  ['two and what nothing fits', [string, never, list], exclusive(string, list)],
])('exactly one of %s', (_name, schemas, want) => {
  expect(exclusiveOf(schemas)).toEqual(want);
});

test.each<[Schema, Schema]>([
  [string, union(string, nothing)],
  [union(string, nothing), union(string, nothing)],
  [nothing, nothing],
  [unknown, unknown],
])('%j or null', (schema, want) => {
  expect(nullable(schema)).toEqual(want);
});

test.each<[string, Schema[], Schema | undefined]>([
  ['none', [], unknown],
  ['one', [union(string, number)], union(string, number)],
  ['anything and one', [unknown, string], string],
  ['anything', [unknown, unknown], unknown],
  ['one twice', [ref, { kind: 'ref', target: 'A' }], ref],
  ['what nothing fits, and one', [never, string], never],
  ['what nothing fits, and a reference', [ref, never], never],
  ['two kinds', [string, number], undefined],
  ['a list and an object', [list, object()], undefined],
  ['a list and a tuple', [list, tuple(string)], intersection(list, tuple(string))],
  ['a tuple and a string', [tuple(string), string], undefined],
  ['a boolean and null', [boolean, nothing], undefined],
  ['a boolean and an object', [boolean, object()], undefined],
  ['null and a string', [nothing, string], undefined],
  ['a reference and a string', [ref, string], intersection(ref, string)],
  ['a reference, a string and a number', [ref, string, number], undefined],
  ['an intersection and one', [intersection(ref, list), list], intersection(ref, list)],
  ['a number and an integer', [number, integer], integer],
  [
    'two limits',
    [short, { kind: 'string', limits: { max: 1, min: 1 } }],
    { kind: 'string', limits: { min: 1, max: 1 } },
  ],
  ['a limit and a reference', [short, ref], intersection(short, ref)],
])('an intersection of %s', (_name, schemas, want) => {
  expect(intersectionOf(schemas)).toEqual(want);
});

test.each<[string, Schema[], Schema | undefined]>([
  ['two lists', [literal('a', 'b'), literal('b', 'c')], literal('b')],
  ['two lists without a common value', [literal('a'), literal('b')], undefined],
  ['a list and a string', [literal('a', 'b'), string], literal('a', 'b')],
  ['a mixed list and a string', [literal('a', 1, null, true), string], literal('a')],
  ['a mixed list and a number', [number, literal('a', 1, 1.5)], literal(1, 1.5)],
  ['a list and an integer', [integer, literal(1, 1.5)], literal(1)],
  ['a list and a boolean', [literal(true), boolean], intersection(literal(true), boolean)],
  ['strings and a number', [literal('a'), number], undefined],
  ['a string and booleans', [literal('a'), boolean], undefined],
  ['null and booleans', [literal(null), boolean], undefined],
  ['a mixed list and booleans', [literal('a', true), boolean], intersection(literal('a', true), boolean)],
  ['null and a string', [literal(null), string], undefined],
  ['null and null', [literal(null), nothing], intersection(literal(null), nothing)],
  ['a list and a reference', [literal('a'), ref], intersection(literal('a'), ref)],
  [
    'a list and a limit',
    [literal('a', 'abc'), short],
    refined(literal('a', 'abc'), { keyword: 'type', type: 'string', schema: short }),
  ],
  [
    'a list and a limit of numbers',
    [{ kind: 'number', integer: true, limits: { min: 2 } }, literal(1, 2)],
    refined(literal(1, 2), {
      keyword: 'type',
      type: 'number',
      schema: { kind: 'number', integer: true, limits: { min: 2 } },
    }),
  ],
])('an intersection of values: %s', (_name, schemas, want) => {
  expect(intersectionOf(schemas)).toEqual(want);
});

test.each<[string, Schema[], Schema | undefined]>([
  ['one', [refined(object(), few), unknown], refined(object(), few)],
  ['one and its copy without', [refined(list, unique), list], refined(list, unique)],
  [
    'two',
    [refined(list, unique), refined(list, { keyword: 'not', schema: ref })],
    refined(list, unique, { keyword: 'not', schema: ref }),
  ],
  ['one twice', [refined(list, unique), refined(list, { keyword: 'uniqueItems' })], refined(list, unique)],
  [
    'one inside another',
    [refined(intersection(ref, refined(list, unique)), few), unknown],
    refined(intersection(ref, list), unique, few),
  ],
  ['those of what nothing fits', [refined(never, few), string], never],
])('the checks of an intersection: %s', (_name, schemas, want) => {
  expect(intersectionOf(schemas)).toEqual(want);
});

const open: Schema = { kind: 'object', properties: [property('a', string)], additional: number };

test.each<[string, Schema[], Schema]>([
  [
    'other properties',
    [object(property('a', string)), object(property('b', number))],
    object(property('a', string), property('b', number)),
  ],
  [
    'the same property',
    [object(property('a', string)), object(property('a', short))],
    object(property('a', short)),
  ],
  [
    'a property that one of them requires',
    [object(property('a', string, { required: true })), object(property('a', string), property('b', string))],
    object(property('a', string, { required: true }), property('b', string)),
  ],
  [
    'a property that the other requires',
    [object(property('a', string)), object(property('a', unknown, { required: true }))],
    object(property('a', string, { required: true })),
  ],
  [
    'the words of both',
    [
      object(property('a', string, { doc: { text: 'Old', deprecated: true } })),
      object(property('a', string, { doc: { text: 'New' } })),
    ],
    object(property('a', string, { doc: { text: 'New', deprecated: true } })),
  ],
  [
    'a property that can have no value',
    [object(property('a', string)), object(property('a', number))],
    intersection(object(property('a', string)), object(property('a', number))),
  ],
  [
    'one that says what others are',
    [object(property('b', string)), open],
    intersection(object(property('b', string)), open),
  ],
  [
    'one and a reference',
    [ref, object(property('a', string))],
    intersection(ref, object(property('a', string))),
  ],
  [
    'two and a reference between them',
    [union(list, ref), object(property('a', string)), ref, object(property('b', string))],
    intersection(union(list, ref), object(property('a', string), property('b', string)), ref),
  ],
])('an intersection of objects: %s', (_name, schemas, want) => {
  expect(intersectionOf(schemas)).toEqual(want);
});
