import { describe, expect, test } from 'vitest';
import { modelWith } from '../../test/support/model-with.js';
import type { Limits, Property, Schema } from '../model/schema.js';
import { startProof } from './is-subset.js';

const anything: Schema = { kind: 'unknown' };
const never: Schema = { kind: 'never' };
const nothing: Schema = { kind: 'null' };
const boolean: Schema = { kind: 'boolean' };
const string: Schema = { kind: 'string' };
const number: Schema = { kind: 'number', integer: false };
const integer: Schema = { kind: 'number', integer: true };
const ref = (target: string): Schema => ({ kind: 'ref', target });
const values = (...some: (string | number | boolean | null)[]): Schema => ({ kind: 'literal', values: some });
const text = (limits: Limits): Schema => ({ kind: 'string', limits });
const over = (min: number): Schema => ({ kind: 'number', integer: false, limits: { min } });
const either = (...members: Schema[]): Schema => ({ kind: 'union', members });
const justOne = (...members: Schema[]): Schema => ({ kind: 'union', members, exclusive: true });
const both = (...members: Schema[]): Schema => ({ kind: 'intersection', members });
const listOf = (items: Schema, limits?: Limits): Schema => ({
  kind: 'array',
  items,
  ...(limits && { limits }),
});
const tuple = (
  items: Schema[],
  more: { rest?: Schema; required?: number; limits?: Limits } = {},
): Schema => ({
  kind: 'tuple',
  items,
  rest: undefined,
  ...more,
});
const unique = (schema: Schema): Schema => ({
  kind: 'refined',
  schema,
  checks: [{ keyword: 'uniqueItems' }],
});
const objectOf = (
  required: Record<string, Schema>,
  optional: Record<string, Schema> = {},
  additional?: Schema,
): Schema => {
  const property = (name: string, schema: Schema, isRequired: boolean): Property => ({
    name,
    schema,
    required: isRequired,
    doc: {},
  });
  return {
    kind: 'object',
    properties: [
      ...Object.entries(required).map(([name, schema]) => property(name, schema, true)),
      ...Object.entries(optional).map(([name, schema]) => property(name, schema, false)),
    ],
    additional,
  };
};

const isSubset = (a: Schema, b: Schema, from = modelWith(), to = from, proofSteps = 1000) =>
  startProof(from, to, { proofSteps }).isSubset(a, b);

test.each<[what: string, a: Schema, b: Schema]>([
  ['nothing', never, string],
  ['anything', string, anything],
  ['null', nothing, nothing],
  ['booleans', boolean, boolean],
  ['files', { kind: 'file' }, { kind: 'file' }],
  ['integers among numbers', integer, number],
  ['tighter limits', over(2), over(1)],
  ['tighter lengths', text({ max: 1 }), text({ max: 2 })],

  ['values of a list', values('a'), values('a', 'b')],
  ['strings', values('a', 'b'), string],
  ['numbers', values(1, 1.5), number],
  ['whole numbers', values(1, 2), integer],
  ['numbers within limits', values(1, 2), over(1)],
  ['true and false', values(true, false), boolean],
  ['values of any kind', values('a', 1, true), either(string, number, boolean)],
  ['values and null', values('a', null), either(string, values(null))],

  ['a member of a union', string, either(number, string)],
  ['fewer members', either(string, number), either(number, nothing, string)],
  ['the same choice', justOne(string, number), justOne(string, number)],
  ['all parts', both(objectOf({ a: string }), objectOf({ b: string })), objectOf({ a: string, b: string })],
  ['one part of two', both(string, ref('A')), string],
  ['each of two parts', values('a'), both(string, values('a', 'b'))],
  ['checks', unique(listOf(string)), listOf(string)],
  ['the same checks', unique(listOf(integer)), unique(listOf(number))],

  ['lists', listOf(integer), listOf(number)],
  ['shorter lists', listOf(string, { max: 2 }), listOf(string, { max: 3 })],
  ['tuples', tuple([integer, string]), tuple([number, string])],
  ['tuples with optional items', tuple([string, string]), tuple([string, string], { required: 1 })],
  ['tuples as lists', tuple([integer, integer], { rest: integer }), listOf(number)],
  ['tuples with a rest', tuple([string], { rest: integer }), tuple([string], { rest: number })],
  ['tuples that may have more', tuple([string]), tuple([string], { rest: number })],
  ['tuples of lengths', tuple([string], { limits: { min: 2 } }), tuple([string], { limits: { min: 1 } })],

  ['objects', objectOf({ a: integer }), objectOf({ a: number })],
  ['more properties', objectOf({ a: string, b: string }), objectOf({ a: string })],
  ['a property that becomes optional', objectOf({ a: string }), objectOf({}, { a: string })],
  ['a property that says nothing', objectOf({}), objectOf({}, { a: anything })],
  ['a property that others allow', objectOf({}, {}, string), objectOf({}, { a: string })],
  ['others', objectOf({}, {}, integer), objectOf({}, {}, number)],
  [
    'other properties as the rest',
    objectOf({ a: integer, b: string }, {}, integer),
    objectOf({ b: string }, {}, number),
  ],
  [
    'what several parts demand',
    both(objectOf({ a: string }, {}, string), unique(objectOf({ b: string }))),
    objectOf({ a: string, b: string }, {}, string),
  ],
])('%s: each value fits', (_what, a, b) => {
  expect(isSubset(a, b)).toBe(true);
});

test.each<[what: string, a: Schema, b: Schema]>([
  ['anything', anything, string],
  ['anything and objects', anything, objectOf({})],
  ['null', nothing, string],
  ['booleans', boolean, nothing],
  ['strings', string, number],
  ['numbers', number, string],
  ['numbers among integers', number, integer],
  ['looser limits', over(1), over(2)],
  ['looser lengths', string, text({ max: 2 })],

  ['more values', values('a', 'b'), values('a')],
  ['values of two kinds', values('a', 1), string],
  ['parts of numbers', values(1, 1.5), integer],
  ['numbers beyond limits', values(0, 1), over(1)],
  ['strings with limits, which are not checked', values('ab'), text({ min: 1 })],
  ['a number and booleans', values(1), boolean],
  ['a value and lists', values('a'), listOf(string)],
  ['a value of a choice', values('a'), justOne(string, number)],
  ['a value of a choice in a union', values('a'), either(justOne(string, number), boolean)],
  ['true and null', values(true), nothing],

  ['no member of a union', boolean, either(number, string)],
  ['more members', either(string, number, nothing), either(number, string)],
  ['a choice of a union', justOne(string, number), either(string, boolean)],
  ['a union of a choice', either(string, number), justOne(string, number)],
  ['a member of a choice', string, justOne(string, number)],
  ['a choice of fewer', justOne(string), justOne(string, number)],
  ['a choice of more', justOne(string, number), justOne(string)],
  ['a choice of narrower members', justOne(string, integer), justOne(string, number)],
  ['a choice of wider members', justOne(string, number), justOne(string, integer)],
  ['one part of two', string, both(string, values('a'))],
  ['no part', both(string, ref('A')), number],
  ['no checks', listOf(string), unique(listOf(string))],
  [
    'one check of two',
    unique(listOf(string)),
    {
      kind: 'refined',
      schema: listOf(string),
      checks: [{ keyword: 'uniqueItems' }, { keyword: 'minProperties', limit: 1 }],
    },
  ],
  ['the same checks of another', unique(listOf(number)), unique(listOf(integer))],

  ['lists of others', listOf(number), listOf(integer)],
  ['longer lists', listOf(string, { max: 3 }), listOf(string, { max: 2 })],
  ['lists and objects', listOf(string), objectOf({})],
  ['lists and strings', listOf(string), string],
  ['lists and tuples', listOf(string), tuple([string])],
  ['tuples and strings', tuple([string]), string],
  ['tuples of others', tuple([number, string]), tuple([integer, string])],
  ['longer tuples', tuple([string, string]), tuple([string])],
  ['tuples with fewer items', tuple([string, string], { required: 1 }), tuple([string, string])],
  ['tuples of others as lists', tuple([integer, number]), listOf(integer)],
  ['tuples with a rest of others as lists', tuple([integer], { rest: number }), listOf(integer)],
  ['tuples as lists with limits', tuple([integer]), listOf(integer, { min: 1 })],
  ['tuples with a rest', tuple([string], { rest: number }), tuple([string])],
  ['tuples with a rest of others', tuple([string], { rest: number }), tuple([string], { rest: integer })],
  ['tuples of any length', tuple([string]), tuple([string], { limits: { min: 1 } })],

  ['strings and objects', string, objectOf({})],
  ['properties of others', objectOf({ a: number }), objectOf({ a: integer })],
  ['fewer properties', objectOf({ a: string }), objectOf({ a: string, b: string })],
  ['an optional property', objectOf({}, { a: string }), objectOf({ a: string })],
  ['a property that may be anything', objectOf({}), objectOf({}, { a: string })],
  ['a required one among others', objectOf({}, {}, string), objectOf({ a: string })],
  ['others', objectOf({}), objectOf({}, {}, string)],
  ['others of another type', objectOf({}, {}, number), objectOf({}, {}, integer)],
  ['other properties', objectOf({ a: number }, {}, integer), objectOf({}, {}, integer)],
])('%s: a value may not fit', (_what, a, b) => {
  expect(isSubset(a, b)).toBe(false);
});

describe('named schemas', () => {
  const tree = (value: Schema): Schema => objectOf({ value }, { next: ref('Tree') });

  test('of one name are the same, whatever they contain', () => {
    const model = modelWith({ A: integer });
    expect(isSubset(ref('A'), ref('A'), model, modelWith({ A: string }))).toBe(true);
    expect(isSubset(ref('A'), ref('B'), model, modelWith({ B: string }))).toBe(false);
    expect(isSubset(ref('A'), string, model, modelWith({ A: string }))).toBe(false);
  });

  test('of one name count by what they contain, deep inside', () => {
    const proof = startProof(modelWith({ A: integer }), modelWith({ A: number }), { proofSteps: 1000 });
    expect(proof.deeply().isSubset(ref('A'), ref('A'))).toBe(true);
    expect(proof.deeply().reversed().isSubset(ref('A'), ref('A'))).toBe(false);
    expect(proof.reversed().isSubset(ref('A'), ref('A'))).toBe(true);
  });

  test('are read where each is', () => {
    const [from, to] = [modelWith({ A: integer }), modelWith({ B: number, C: values('a'), D: anything })];
    expect(isSubset(ref('A'), number, from, to)).toBe(true);
    expect(isSubset(integer, ref('B'), from, to)).toBe(true);
    expect(isSubset(values('a'), ref('C'), from, to)).toBe(true);
    expect(isSubset(values('a'), either(ref('D'), nothing), from, to)).toBe(true);
    expect(isSubset(ref('A'), ref('C'), from, to)).toBe(false);
    expect(isSubset(both(ref('A'), objectOf({ a: string })), objectOf({ a: string }), from, to)).toBe(true);
  });

  test('that contain themselves are compared once', () => {
    const from = modelWith({ Tree: tree(integer), Wide: objectOf({ value: number }, { next: ref('Wide') }) });
    expect(isSubset(ref('Tree'), ref('Wide'), from)).toBe(true);
    expect(isSubset(ref('Wide'), ref('Tree'), from)).toBe(false);
    // A proof of one pair must not be reused for another,
    const others = modelWith({
      A: objectOf({ in: ref('B') }),
      B: number,
      C: objectOf({ in: ref('D') }),
      D: integer,
    });
    expect(isSubset(ref('A'), ref('C'), others)).toBe(false);
    expect(isSubset(ref('C'), ref('A'), others)).toBe(true);
    // nor an assumption outside of its proof.
    expect(isSubset(tuple([ref('Wide'), ref('Wide')]), tuple([ref('Wide'), ref('Tree')]), from)).toBe(false);
  });

  test('are compared for so many steps, and then count as different', () => {
    const deep = (levels: number): Schema => (levels === 0 ? integer : listOf(deep(levels - 1)));
    const model = modelWith();
    expect(isSubset(deep(9), deep(9), model, model, 10)).toBe(true);
    expect(isSubset(deep(10), deep(10), model, model, 10)).toBe(false);
  });
});
