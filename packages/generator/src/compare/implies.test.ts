import { expect, test } from 'vitest';
import { modelWith } from '../../test/support/model-with.js';
import type { Check, Schema } from '../model/schema.js';
import { implies } from './implies.js';
import { startProof } from './is-subset.js';

const model = modelWith();
const string: Schema = { kind: 'string' };
const short: Schema = { kind: 'string', limits: { max: 2 } };
const never: Schema = { kind: 'never' };
const object = (name: string): Schema => ({
  kind: 'object',
  properties: [{ name, schema: string, required: true, doc: {} }],
  additional: undefined,
});
const others = (names: string[], patterns: string[], schema: Schema): Check => ({
  keyword: 'additionalProperties',
  names,
  patterns,
  schema,
});
const items = (count: number, schema: Schema): Check => ({
  keyword: 'unevaluatedItems',
  evaluated: { all: false, names: [], patterns: [], count, contains: [], when: [] },
  schema,
});
const conditional = (condition: Schema, then?: Schema, otherwise?: Schema): Check => ({
  keyword: 'if',
  condition,
  then,
  otherwise,
});

test.each<{ a: Check; b: Check; there: boolean; back: boolean }>([
  {
    a: { keyword: 'minProperties', limit: 2 },
    b: { keyword: 'minProperties', limit: 2 },
    there: true,
    back: true,
  },
  {
    a: { keyword: 'minProperties', limit: 3 },
    b: { keyword: 'minProperties', limit: 2 },
    there: true,
    back: false,
  },
  {
    a: { keyword: 'maxProperties', limit: 2 },
    b: { keyword: 'maxProperties', limit: 2 },
    there: true,
    back: true,
  },
  {
    a: { keyword: 'maxProperties', limit: 2 },
    b: { keyword: 'maxProperties', limit: 3 },
    there: true,
    back: false,
  },
  {
    a: { keyword: 'minProperties', limit: 2 },
    b: { keyword: 'maxProperties', limit: 2 },
    there: false,
    back: false,
  },
  {
    a: { keyword: 'dependentRequired', property: 'a', names: ['b', 'c'] },
    b: { keyword: 'dependentRequired', property: 'a', names: ['c'] },
    there: true,
    back: false,
  },
  {
    a: { keyword: 'dependentRequired', property: 'a', names: ['c'] },
    b: { keyword: 'dependentRequired', property: 'b', names: ['c'] },
    there: false,
    back: false,
  },
  {
    a: { keyword: 'type', type: 'string', schema: short },
    b: { keyword: 'type', type: 'string', schema: string },
    there: true,
    back: false,
  },
  {
    a: { keyword: 'type', type: 'string', schema: string },
    b: { keyword: 'type', type: 'number', schema: string },
    there: false,
    back: false,
  },
  {
    a: { keyword: 'dependentSchemas', property: 'a', schema: short },
    b: { keyword: 'dependentSchemas', property: 'a', schema: string },
    there: true,
    back: false,
  },
  {
    a: { keyword: 'dependentSchemas', property: 'a', schema: string },
    b: { keyword: 'dependentSchemas', property: 'b', schema: string },
    there: false,
    back: false,
  },
  {
    a: { keyword: 'patternProperties', pattern: 'a', schema: short },
    b: { keyword: 'patternProperties', pattern: 'a', schema: string },
    there: true,
    back: false,
  },
  {
    a: { keyword: 'patternProperties', pattern: 'a', schema: string },
    b: { keyword: 'patternProperties', pattern: 'b', schema: string },
    there: false,
    back: false,
  },
  { a: others(['a'], [], never), b: others(['a', 'b'], [], never), there: true, back: false },
  { a: others([], ['a'], never), b: others([], ['a', 'b'], never), there: true, back: false },
  { a: others(['a'], [], string), b: others(['a'], [], never), there: false, back: true },
  { a: items(1, never), b: items(1, string), there: true, back: false },
  { a: items(1, never), b: items(2, never), there: false, back: false },
  {
    a: conditional(object('a'), object('b')),
    b: conditional(object('a')),
    there: true,
    back: false,
  },
  {
    a: conditional(object('a'), undefined, object('b')),
    b: conditional(object('a')),
    there: true,
    back: false,
  },
  {
    a: conditional(short, object('a')),
    b: conditional(string, object('a')),
    there: false,
    back: false,
  },
])('$a implies $b: $there, and the other way around: $back', ({ a, b, there, back }) => {
  const proof = () => startProof(model, model, { proofSteps: 1000 });
  expect([implies(a, b, proof()), implies(b, a, proof())]).toEqual([there, back]);
});
