import { expect, test } from 'vitest';
import { modelWith } from '../../test/support/model-with.js';
import type { Limits, Property, Schema } from '../model/schema.js';
import { emitZod } from './emit-zod.js';
import { print } from './layout.js';
import { Scope } from './scope.js';

const string: Schema = { kind: 'string' };
const number: Schema = { kind: 'number', integer: false };
const nothing: Schema = { kind: 'null' };
const pet: Schema = { kind: 'ref', target: 'Pet' };

const text = (limits: Limits): Schema => ({ kind: 'string', limits });
const float = (limits: Limits): Schema => ({ kind: 'number', integer: false, limits });
const integer = (limits?: Limits): Schema => ({ kind: 'number', integer: true, ...(limits && { limits }) });
const union = (...members: Schema[]): Schema => ({ kind: 'union', members });
const objectOf = (
  properties: Pick<Property, 'name' | 'schema' | 'required'>[],
  additional?: Schema,
): Schema => ({
  kind: 'object',
  properties: properties.map((property) => ({ ...property, doc: {} })),
  additional,
});
const optional = (name: string, schema: Schema) => ({ name, schema, required: false });
const required = (name: string, schema: Schema) => ({ name, schema, required: true });

/** The expression, and whether it calls the runtime's checks. */
function written(schema: Schema): [string, boolean] {
  const scope = new Scope(modelWith({ Pet: nothing }));
  return [print(emitZod(schema, scope)), scope.keywords];
}

test.each<{ schema: Schema; want: string }>([
  { schema: { kind: 'unknown' }, want: 'z.unknown()' },
  { schema: { kind: 'never' }, want: 'z.never()' },
  { schema: nothing, want: 'z.null()' },
  { schema: { kind: 'boolean' }, want: 'z.boolean()' },
  { schema: { kind: 'file' }, want: 'z.instanceof(Blob)' },
  { schema: pet, want: 'PetSchema' },
  { schema: { kind: 'refined', schema: string, checks: [] }, want: 'z.string()' },

  // Strings: JSON Schema counts code points, zod counts UTF-16 code units.
  { schema: string, want: 'z.string()' },
  { schema: text({ min: 0 }), want: 'z.string().check(z.minLength(0))' },
  { schema: text({ min: 1, max: 0 }), want: 'z.string().check(z.minLength(1), z.maxLength(0))' },
  { schema: text({ pattern: "^it's$" }), want: `z.string().check(z.regex(new RegExp("^it's$", 'u')))` },

  // Numbers: zod has formats for some ranges.
  { schema: number, want: 'z.number()' },
  { schema: float({ min: 1, max: 2 }), want: 'z.number().check(z.gte(1), z.lte(2))' },
  { schema: float({ above: 1, below: 2 }), want: 'z.number().check(z.gt(1), z.lt(2))' },
  { schema: integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), want: 'z.int32()' },
  { schema: integer({ min: 0, max: 2 ** 32 - 1 }), want: 'z.uint32()' },
  { schema: integer({ min: 0, max: 2 ** 32 - 1, above: 5 }), want: 'z.uint32().check(z.gt(5))' },
  { schema: float({ min: 0, max: 4294967295 }), want: 'z.number().check(z.gte(0), z.lte(4294967295))' },

  // Literals
  { schema: { kind: 'literal', values: ['a'] }, want: "z.literal('a')" },
  { schema: { kind: 'literal', values: [null] }, want: 'z.literal(null)' },
  { schema: { kind: 'literal', values: ['a', 'b'] }, want: "z.enum(['a', 'b'])" },
  { schema: { kind: 'literal', values: ['a', 1, null] }, want: "z.literal(['a', 1, null])" },

  // Arrays and tuples
  { schema: { kind: 'array', items: string }, want: 'z.array(z.string())' },
  {
    schema: { kind: 'array', items: pet, limits: { min: 0, max: 5 } },
    want: 'z.array(PetSchema).check(z.minLength(0), z.maxLength(5))',
  },
  {
    schema: { kind: 'tuple', items: [string, pet], rest: undefined },
    want: 'z.tuple([z.string(), PetSchema])',
  },
  {
    schema: { kind: 'tuple', items: [string, pet], required: 1, rest: number },
    want: 'z.tuple([z.string(), z.optional(PetSchema)], z.number())',
  },
  {
    schema: { kind: 'tuple', items: [], rest: undefined, limits: { max: 3 } },
    want: 'z.tuple([]).check(z.maxLength(3))',
  },

  // Unions and intersections
  { schema: union(string, pet), want: 'z.union([z.string(), PetSchema])' },
  { schema: union(nothing, pet), want: 'z.nullable(PetSchema)' },
  { schema: union(nothing, nothing), want: 'z.null()' },
  { schema: union(string, nothing, pet), want: 'z.nullable(z.union([z.string(), PetSchema]))' },
  {
    schema: { kind: 'union', members: [string, nothing], exclusive: true },
    want: 'z.xor([z.string(), z.null()])',
  },
  {
    schema: { kind: 'intersection', members: [pet, string, number] },
    want: 'z.intersection(z.intersection(PetSchema, z.string()), z.number())',
  },

  // Objects: loose, so that nothing is stripped.
  { schema: objectOf([]), want: 'z.record(z.string(), z.unknown())' },
  { schema: objectOf([], pet), want: 'z.record(z.string(), PetSchema)' },
  {
    schema: objectOf([required('a', string), optional('b-c', pet)]),
    want: "z.looseObject({\n  a: z.string(),\n  'b-c': z.optional(PetSchema),\n})",
  },
  {
    schema: objectOf([required('a', string)], pet),
    want: 'z.catchall(\n  z.object({\n    a: z.string(),\n  }),\n  PetSchema,\n)',
  },
  {
    schema: objectOf([optional('toString', { kind: 'unknown' })]),
    want: 'z.looseObject({\n  toString: z.optional(z.unknown()),\n})',
  },
])('$want', ({ schema, want }) => {
  expect(written(schema)).toEqual([want, false]);
});

test.each<{ schema: Schema; want: string }>([
  { schema: text({ min: 2, max: 1 }), want: 'z.string().check(checks.minLength(2), checks.maxLength(1))' },
  { schema: integer(), want: 'z.number().check(checks.integer)' },
  { schema: integer({ multipleOf: 5 }), want: 'z.number().check(checks.multipleOf(5))' },
  { schema: integer({ multipleOf: 0.5 }), want: 'z.number().check(checks.integer, checks.multipleOf(0.5))' },
  { schema: float({ multipleOf: 0.5 }), want: 'z.number().check(checks.multipleOf(0.5))' },
  {
    schema: integer({ min: 0, max: 2 ** 31 - 1 }),
    want: 'z.number().check(checks.integer, z.gte(0), z.lte(2147483647))',
  },
  {
    schema: integer({ min: -1, max: 2 ** 32 - 1 }),
    want: 'z.number().check(checks.integer, z.gte(-1), z.lte(4294967295))',
  },
  {
    schema: integer({ min: -(2 ** 31) }),
    want: 'z.number().check(checks.integer, z.gte(-2147483648))',
  },
  {
    schema: { kind: 'tuple', items: [string], rest: number, limits: { min: 2, max: 4 } },
    want: 'z.tuple([z.string()], z.number()).check(checks.minItems(2), z.maxLength(4))',
  },
  {
    schema: { kind: 'refined', schema: pet, checks: [{ keyword: 'uniqueItems' }] },
    want: 'PetSchema.check(checks.uniqueItems)',
  },
  // zod reads inherited properties too, such as `constructor`.
  {
    schema: objectOf([required('constructor', string), required('a', string), required('toString', pet)]),
    want: `z.looseObject({
  constructor: z.string(),
  a: z.string(),
  toString: PetSchema,
}).check(checks.required('constructor', 'toString'))`,
  },
  {
    schema: objectOf([optional('valueOf', string)]),
    want: `z.looseObject({
  valueOf: z.optional(z.union([z.string(), z.custom<never>(checks.isInherited)])),
})`,
  },
])('$want calls the runtime', ({ schema, want }) => {
  expect(written(schema)).toEqual([want, true]);
});
