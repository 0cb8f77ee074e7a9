import { expect, test } from 'vitest';
import { Findings } from '../diagnostics.js';
import type { Json, JsonObject } from '../parse/json.js';
import { References } from '../parse/references.js';
import { areDisjoint } from './disjoint.js';

const string = { type: 'string' };
const tag = (value: Json, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: value } },
  ...more,
});
const closed = (...names: string[]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, string])),
  additionalProperties: false,
});
const needs = (...required: string[]): JsonObject => ({ type: 'object', required });
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const components: Record<string, JsonObject> = {
  A: tag('a'),
  B: tag('b'),
  Kind: { enum: ['a', 'c'] },
  Text: string,
};

function disjoint(...options: Json[]): boolean {
  const document = { openapi: '3.1.0', components: { schemas: components } };
  return areDisjoint(new References(document, new Findings()), options);
}

test.each<[string, Json, Json]>([
  ['types', string, { type: 'number' }],
  ['lists of types', { type: ['string', 'null'] }, { type: ['number', 'boolean'] }],
  ['an integer and a string', { type: 'integer' }, string],
  ['values', { enum: ['a', 'b'] }, { enum: ['c'] }],
  ['a constant and values', { const: 'a' }, { enum: ['b', 1] }],
  ['values of two types', { const: 1 }, { const: '1' }],
  ['values that are objects', { const: { a: 1, b: 2 } }, { const: { a: 1, b: 3 } }],
  ['properties without a type, and a list', { properties: {} }, { items: string }],
  ['a requirement without a type, and a string', { required: ['a'] }, string],
  ['what others may be, and a string', { additionalProperties: string }, string],
  ['items without a type, and a string', { items: {} }, string],
  ['a required tag', tag('a'), tag('b')],
  ['tags that are lists', tag('a'), { ...tag('x'), properties: { kind: { enum: ['b', 'c'] } } }],
  ['tags by reference', ref('A'), ref('B')],
  ['a tag whose values are elsewhere', tag('b'), { ...tag('x'), properties: { kind: ref('Kind') } }],
  ['a reference and a type', ref('Text'), { type: 'number' }],
  ['a tag in `allOf`', { allOf: [{ type: 'object' }, tag('a')] }, tag('b')],
  [
    'types in `allOf`',
    { type: ['string', 'number'], allOf: [{ type: ['number', 'null'] }] },
    { type: ['string', 'null'] },
  ],
  ['values in `allOf`', { allOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }, { enum: ['a', 'c'] }],
  ['a name that the other excludes', closed('a'), needs('b')],
  ['a name among several that the other excludes', closed('a', 'b'), needs('a', 'c')],
  ['a name that `allOf` demands', closed('a'), { type: 'object', allOf: [needs('b'), needs('a')] }],
  [
    'a name that `allOf` excludes',
    { type: 'object', allOf: [closed('a', 'b'), closed('a', 'c')] },
    needs('b'),
  ],
  ['nothing but no names at all', { type: 'object', additionalProperties: false }, needs('b')],
  ['null and a type', { type: 'null' }, string],
  ['a type beside an open `allOf`, and another', { ...string, allOf: [{}] }, { type: 'number' }],
])('no value fits both: %s', (_name, a, b) => {
  expect([disjoint(a, b), disjoint(b, a)]).toEqual([true, true]);
});

test.each<[string, Json, Json]>([
  ['the same', string, string],
  ['anything', {}, string],
  ['a schema that is true', true, string],
  ['integers and numbers', { type: 'integer' }, { type: 'number' }],
  ['lists with a common type', { type: ['string', 'null'] }, { type: ['null', 'number'] }],
  ['lists with a common value', { enum: ['a', 'b'] }, { enum: ['c', 'b'] }],
  ['a value of a type', { const: 'a' }, string],
  ['both may be null', { type: 'string', nullable: true }, { type: 'number', nullable: true }],
  ['null and a nullable type', { type: 'null' }, { type: 'string', nullable: true }],
  ['a reference that may be null', { ...ref('Text'), nullable: true }, { type: 'null' }],
  ['nullable without a type', { nullable: true, properties: {} }, { type: 'null' }],
  ['tags that are not required', { ...tag('a'), required: [] }, { ...tag('b'), required: [] }],
  ['a tag that is not required by one', tag('a'), { ...tag('b'), required: [] }],
  ['a tag that one of them lacks', tag('a'), needs('kind')],
  [
    'tags of other names',
    tag('a'),
    { type: 'object', required: ['sort'], properties: { sort: { const: 'b' } } },
  ],
  [
    'tags of what need not be an object',
    { ...tag('a'), type: ['object', 'string'] },
    { ...tag('b'), type: ['object', 'string'] },
  ],
  ['a tag of what need not be an object', tag('a'), { ...tag('b'), type: ['object', 'string'] }],
  ['lists with tags', { ...tag('a'), type: 'array' }, { ...tag('b'), type: 'array' }],
  ['names that both allow', closed('a', 'b'), needs('b')],
  ['patterns beside the names', { ...closed('a'), patternProperties: { '^b': string } }, needs('b')],
  ['names that may be others', { ...closed('a'), additionalProperties: true }, needs('b')],
  ['requirements that are no names', closed('a'), { type: 'object', required: [1] }],
  ['a reference that leads nowhere', ref('None'), string],
  ['properties without a type, and an object', { properties: {} }, { type: 'object' }],
  ['items without a type, and a list', { items: {} }, { type: 'array' }],
  [
    'the type that `allOf` leaves',
    { type: ['string', 'number'], allOf: [{ type: ['number', 'null'] }] },
    { type: 'number' },
  ],
])('a value may fit both: %s', (_name, a, b) => {
  expect([disjoint(a, b), disjoint(b, a)]).toEqual([false, false]);
});

test('each is compared with each', () => {
  const kinds = ['string', 'number', 'boolean'].map((type) => ({ type }));
  expect(disjoint(...kinds)).toBe(true);
  expect(disjoint(...kinds, { type: 'number' })).toBe(false);
  expect(disjoint({ type: 'number' }, ...kinds)).toBe(false);
  expect(disjoint(string)).toBe(true);
});

test('more options than one can compare in time count as common', () => {
  const options = (count: number) => Array.from({ length: count }, (_, index) => ({ const: index }));
  expect(disjoint(...options(300))).toBe(true);
  expect(disjoint(...options(301))).toBe(false);
});

test('a type that is too deep in `allOf` counts as any', () => {
  const deep = (depth: number): JsonObject => (depth === 0 ? string : { allOf: [deep(depth - 1)] });
  expect(disjoint(deep(8), { type: 'number' })).toBe(true);
  expect(disjoint(deep(9), { type: 'number' })).toBe(false);
});
