import { expect, test } from 'vitest';
import { modelWith } from '../../test/support/model-with.js';
import type { Check, Evaluated, Schema } from '../model/schema.js';
import { emitKeyword, regexOf } from './emit-checks.js';
import { emitZod } from './emit-zod.js';
import { print } from './layout.js';
import { Scope } from './scope.js';

const string: Schema = { kind: 'string' };
const pet: Schema = { kind: 'ref', target: 'Pet' };
const never: Schema = { kind: 'never' };

const evaluated = (more: Partial<Evaluated>): Evaluated => ({
  all: false,
  names: [],
  patterns: [],
  count: 0,
  contains: [],
  when: [],
  ...more,
});

const additional = (names: string[], patterns: string[], schema: Schema): Check => ({
  keyword: 'additionalProperties',
  names,
  patterns,
  schema,
});

test.each<{ check: Check; want: string }>([
  { check: { keyword: 'type', type: 'string', schema: pet }, want: "ifType('string', PetSchema)" },
  {
    check: { keyword: 'enum', values: [{ a: [1, 'x'], 'b-c': { d: null } }, [], {}, true] },
    want: "equal({ a: [1, 'x'], 'b-c': { d: null } }, [], {}, true)",
  },
  { check: { keyword: 'not', schema: pet }, want: 'not(PetSchema)' },
  { check: { keyword: 'propertyNames', schema: pet }, want: 'propertyNames(PetSchema)' },
  {
    check: { keyword: 'if', condition: pet, then: string, otherwise: undefined },
    want: 'when(PetSchema, z.string())',
  },
  {
    check: { keyword: 'if', condition: pet, then: undefined, otherwise: string },
    want: 'when(PetSchema, undefined, z.string())',
  },
  { check: { keyword: 'uniqueItems' }, want: 'uniqueItems' },
  { check: { keyword: 'contains', schema: pet, min: 1, max: undefined }, want: 'contains(PetSchema)' },
  { check: { keyword: 'contains', schema: pet, min: 0, max: undefined }, want: 'contains(PetSchema, 0)' },
  { check: { keyword: 'contains', schema: pet, min: 1, max: 3 }, want: 'contains(PetSchema, 1, 3)' },
  { check: { keyword: 'minProperties', limit: 2 }, want: 'minProperties(2)' },
  { check: { keyword: 'maxProperties', limit: 2 }, want: 'maxProperties(2)' },
  {
    check: { keyword: 'dependentRequired', property: 'a', names: ['b', 'c'] },
    want: "dependentRequired('a', ['b', 'c'])",
  },
  {
    check: { keyword: 'dependentSchemas', property: 'a', schema: pet },
    want: "dependentSchemas('a', PetSchema)",
  },
  {
    check: { keyword: 'patternProperties', pattern: '^x', schema: pet },
    want: "patternProperties(new RegExp('^x', 'u'), PetSchema)",
  },
  { check: additional(['a'], [], never), want: "additionalProperties(['a'])" },
  {
    check: additional([], ['^x'], never),
    want: "additionalProperties([], [new RegExp('^x', 'u')])",
  },
  {
    check: additional(['a'], ['^x'], pet),
    want: "additionalProperties(['a'], [new RegExp('^x', 'u')], PetSchema)",
  },
  { check: additional(['a'], [], pet), want: "additionalProperties(['a'], [], PetSchema)" },
  {
    check: { keyword: 'unevaluatedItems', evaluated: evaluated({ all: true, count: 2 }), schema: never },
    want: 'unevaluatedItems({ all: true })',
  },
  {
    check: {
      keyword: 'unevaluatedItems',
      evaluated: evaluated({ count: 2, contains: [pet] }),
      schema: string,
    },
    want: 'unevaluatedItems({ count: 2, contains: [PetSchema] }, z.string())',
  },
  {
    check: { keyword: 'unevaluatedProperties', evaluated: evaluated({}), schema: never },
    want: 'unevaluatedProperties({})',
  },
  {
    check: {
      keyword: 'unevaluatedProperties',
      evaluated: evaluated({
        names: ['a'],
        patterns: ['^x'],
        when: [
          { condition: pet, then: evaluated({ names: ['b'] }), otherwise: evaluated({ all: true }) },
          { condition: 'c', then: evaluated({}), otherwise: undefined },
        ],
      }),
      schema: never,
    },
    want: `unevaluatedProperties(
  {
    names: ['a'],
    patterns: [new RegExp('^x', 'u')],
    when: [[PetSchema, { names: ['b'] }, { all: true }], ['c', {}]],
  },
)`,
  },
])('checks.$want', ({ check, want }) => {
  const scope = new Scope(modelWith({ Pet: { kind: 'null' } }));
  expect(print(emitKeyword(check, scope, (schema) => emitZod(schema, scope)))).toBe(`checks.${want}`);
  expect(scope.keywords).toBe(true);
});

test('a regular expression has the Unicode flag if it compiles with it', () => {
  expect(regexOf('^a$')).toBe("new RegExp('^a$', 'u')");
  expect(regexOf('^a\\-$')).toBe("new RegExp('^a\\\\-$')");
});
