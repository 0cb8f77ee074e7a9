import { describe, expect, test } from 'vitest';
import { Findings } from '../diagnostics.js';
import { emitType } from '../emit/emit-type.js';
import { emitZod } from '../emit/emit-zod.js';
import { print } from '../emit/layout.js';
import { Scope } from '../emit/scope.js';
import type { JsonObject } from '../parse/json.js';
import { References } from '../parse/references.js';
import { buildModel } from './build-model.js';

/** The type, the zod schema and the findings of the component `A`, as text on one line. */
function read(schema: unknown, others: Record<string, unknown> = {}) {
  const findings = new Findings();
  const document = {
    openapi: '3.1.0',
    paths: {},
    components: { schemas: { A: schema, ...others } },
  } as unknown as JsonObject;
  const model = buildModel(new References(document, findings), 'test');
  const named = model.byTarget.get('/components/schemas/A');
  if (named === undefined) throw new Error('The component A has no model.');
  const scope = new Scope(model);
  const flat = (text: string) =>
    text
      .replace(/\s+/g, ' ')
      .replace(/,? ([\])])/g, '$1')
      .replace(/([[(]) /g, '$1')
      .replaceAll(', }', ' }')
      .replace(/^ \| /, '');
  return {
    type: flat(print(emitType(named.schema, scope))),
    zod: flat(print(emitZod(named.schema, scope))),
    found: findings.list.map(({ code, pointer }) => `${code} ${pointer.replace('/components/schemas/', '')}`),
  };
}

type Row = { given: unknown; type: string; zod: string };

const B = { type: 'object', required: ['b'], properties: { b: { type: 'string' } } };

describe('values', () => {
  test.each<Row>([
    { given: {}, type: 'unknown', zod: 'z.unknown()' },
    { given: true, type: 'unknown', zod: 'z.unknown()' },
    { given: false, type: 'never', zod: 'z.never()' },
    { given: { type: 'string' }, type: 'string', zod: 'z.string()' },
    { given: { type: 'string', format: 'date-time' }, type: 'string', zod: 'z.string()' },
    { given: { type: 'string', format: 'binary' }, type: 'string', zod: 'z.string()' },
    {
      given: { type: 'string', minLength: 1, maxLength: 5 },
      type: 'string',
      zod: 'z.string().check(z.minLength(1), checks.maxLength(5))',
    },
    {
      given: { type: 'string', pattern: "^it's$" },
      type: 'string',
      zod: `z.string().check(z.regex(new RegExp("^it's$", 'u')))`,
    },
    {
      given: { type: 'string', pattern: String.raw`^\-\_$` },
      type: 'string',
      zod: String.raw`z.string().check(z.regex(new RegExp('^\\-\\_$')))`,
    },
    { given: { type: 'integer' }, type: 'number', zod: 'z.number().check(checks.integer)' },
    {
      given: { type: 'integer', format: 'int64' },
      type: 'number',
      zod: 'z.number().check(checks.integer)',
    },
    {
      given: { type: 'integer', format: 'uint64' },
      type: 'number',
      zod: 'z.number().check(checks.integer, z.gte(0))',
    },
    { given: { type: 'integer', format: 'int32' }, type: 'number', zod: 'z.int32()' },
    { given: { type: 'integer', format: 'uint32' }, type: 'number', zod: 'z.uint32()' },
    {
      given: { type: 'integer', format: 'int8', minimum: 0 },
      type: 'number',
      zod: 'z.number().check(checks.integer, z.gte(0), z.lte(127))',
    },
    {
      given: { type: 'integer', multipleOf: 5 },
      type: 'number',
      zod: 'z.number().check(checks.multipleOf(5))',
    },
    {
      given: { type: 'number', minimum: 0, exclusiveMaximum: 1 },
      type: 'number',
      zod: 'z.number().check(z.gte(0), z.lt(1))',
    },
    {
      given: { type: 'number', minimum: 0, exclusiveMinimum: true },
      type: 'number',
      zod: 'z.number().check(z.gt(0))',
    },
    { given: { type: 'boolean' }, type: 'boolean', zod: 'z.boolean()' },
    { given: { type: 'null' }, type: 'null', zod: 'z.null()' },
    { given: { type: 'string', nullable: true }, type: 'string | null', zod: 'z.nullable(z.string())' },
    { given: { type: ['string', 'null'] }, type: 'string | null', zod: 'z.nullable(z.string())' },
    {
      given: { type: ['string', 'integer'] },
      type: 'string | number',
      zod: 'z.union([z.string(), z.number().check(checks.integer)])',
    },
  ])('$given', ({ given, type, zod }) => {
    expect(read(given)).toEqual({ type, zod, found: [] });
  });
});

describe('enums', () => {
  test.each<Row>([
    { given: { enum: ['a', "it's"] }, type: `'a' | "it's"`, zod: `z.enum(['a', "it's"])` },
    { given: { enum: ['a'] }, type: "'a'", zod: "z.literal('a')" },
    { given: { const: 7 }, type: '7', zod: 'z.literal(7)' },
    { given: { enum: [1, 'a', true] }, type: "1 | 'a' | true", zod: "z.literal([1, 'a', true])" },
    { given: { type: 'string', enum: ['a', 'a', 1] }, type: "'a'", zod: "z.literal('a')" },
    {
      given: { type: 'string', nullable: true, enum: ['a', null] },
      type: "'a' | null",
      zod: "z.nullable(z.literal('a'))",
    },
    {
      given: { type: ['string', 'null'], enum: ['a', 'b', null] },
      type: "'a' | 'b' | null",
      zod: "z.nullable(z.enum(['a', 'b']))",
    },
    {
      given: { enum: [{ a: 1 }, 'b'] },
      type: "'b' | { a: 1; }",
      zod: "z.union([z.literal('b'), z.looseObject({ a: z.literal(1) })]).check(checks.equal({ a: 1 }, 'b'))",
    },
    {
      given: { const: [1, null] },
      type: '[1, null]',
      zod: 'z.tuple([z.literal(1), z.null()]).check(checks.equal([1, null]))',
    },
    { given: { type: 'integer', enum: [1, 1.5] }, type: '1', zod: 'z.literal(1)' },
    { given: { type: ['string', 'null'], enum: ['a'] }, type: "'a'", zod: "z.literal('a')" },
  ])('$given', ({ given, type, zod }) => {
    expect(read(given)).toEqual({ type, zod, found: [] });
  });
});

describe('objects and arrays', () => {
  test.each<Row>([
    {
      given: { type: 'object' },
      type: '{ [key: string]: unknown }',
      zod: 'z.record(z.string(), z.unknown())',
    },
    {
      given: { type: 'object', additionalProperties: { type: 'number' } },
      type: '{ [key: string]: number }',
      zod: 'z.record(z.string(), z.number())',
    },
    {
      given: { required: ['a'], properties: { a: { type: 'string' }, 'b-c': { type: 'number' } } },
      type: "{ a: string; 'b-c'?: number | undefined; }",
      zod: "z.looseObject({ a: z.string(), 'b-c': z.optional(z.number()) })",
    },
    {
      given: { properties: { a: { type: 'string' } }, additionalProperties: { type: 'number' } },
      type: '{ a?: string | undefined; [key: string]: unknown; }',
      zod: 'z.catchall(z.object({ a: z.optional(z.string()) }), z.number())',
    },
    {
      given: { properties: { a: {} }, additionalProperties: false },
      type: '{ a?: unknown; }',
      zod: "z.looseObject({ a: z.optional(z.unknown()) }).check(checks.additionalProperties(['a']))",
    },
    {
      given: { properties: { constructor: { type: 'string' }, toString: { type: 'string' } } },
      type: '{ constructor?: string | undefined; toString?: string | undefined; }',
      zod: 'z.looseObject({ constructor: z.optional(z.union([z.string(), z.custom<never>(checks.isInherited)])), toString: z.optional(z.union([z.string(), z.custom<never>(checks.isInherited)])) })',
    },
    { given: { type: 'array', items: { type: 'string' } }, type: 'string[]', zod: 'z.array(z.string())' },
    { given: { type: 'array' }, type: 'unknown[]', zod: 'z.array(z.unknown())' },
    {
      given: { type: 'array', items: { enum: ['a', 'b'] }, minItems: 1 },
      type: "('a' | 'b')[]",
      zod: "z.array(z.enum(['a', 'b'])).check(z.minLength(1))",
    },
    {
      given: { prefixItems: [{ type: 'string' }, { type: 'number' }], minItems: 2, items: false },
      type: '[string, number]',
      zod: 'z.tuple([z.string(), z.number()])',
    },
    {
      given: { prefixItems: [{ type: 'string' }], minItems: 1, items: { type: 'number' } },
      type: '[string, ...number[]]',
      zod: 'z.tuple([z.string()], z.number())',
    },
    {
      given: { prefixItems: [{ type: 'string' }, { type: 'number' }], items: false },
      type: '[(string | undefined)?, (number | undefined)?]',
      zod: 'z.tuple([z.optional(z.string()), z.optional(z.number())])',
    },
  ])('$given', ({ given, type, zod }) => {
    expect(read(given)).toEqual({ type, zod, found: [] });
  });
});

describe('combinations', () => {
  const ref = { $ref: '#/components/schemas/B' };
  test.each<Row>([
    { given: ref, type: 'B', zod: 'bSchema' },
    { given: { ...ref, description: 'b' }, type: 'B', zod: 'bSchema' },
    { given: { ...ref, nullable: true }, type: 'B | null', zod: 'z.nullable(bSchema)' },
    { given: { allOf: [ref], nullable: true }, type: 'B | null', zod: 'z.nullable(bSchema)' },
    { given: { oneOf: [ref, { type: 'null' }] }, type: 'B | null', zod: 'z.nullable(bSchema)' },
    {
      given: { anyOf: [ref, { type: 'string' }, ref] },
      type: 'B | string',
      zod: 'z.union([bSchema, z.string()])',
    },
    { given: { anyOf: [ref, {}] }, type: 'unknown', zod: 'z.unknown()' },
    {
      given: { allOf: [ref, { properties: { c: { type: 'number' } } }] },
      type: 'B & { c?: number | undefined; }',
      zod: 'z.intersection(bSchema, z.looseObject({ c: z.optional(z.number()) }))',
    },
    {
      given: { allOf: [B, { properties: { c: { type: 'number' } } }] },
      type: '{ b: string; c?: number | undefined; }',
      zod: 'z.looseObject({ b: z.string(), c: z.optional(z.number()) })',
    },
    {
      given: {
        allOf: [
          { type: 'string', minLength: 1 },
          { type: 'string', maxLength: 2 },
        ],
      },
      type: 'string',
      zod: 'z.string().check(z.minLength(1), checks.maxLength(2))',
    },
    {
      given: { type: 'array', items: { allOf: [ref, { required: ['x'], properties: { x: {} } }] } },
      type: '(B & { x: unknown; })[]',
      zod: 'z.array(z.intersection(bSchema, z.looseObject({ x: z.unknown() })))',
    },
  ])('$given', ({ given, type, zod }) => {
    expect(read(given, { B })).toEqual({ type, zod, found: [] });
  });

  test('a property that is only in `required` gets its schema from the other parts', () => {
    const optional = { type: 'object', properties: { b: { type: 'string' } } };
    expect(read({ allOf: [ref], required: ['b'] }, { B: optional }).type).toBe('B & { b: string; }');
  });
});

describe('discriminators', () => {
  const kind = (schema: object) => ({ type: 'object', required: ['kind'], properties: { kind: schema } });
  const oneOf = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];

  test('a member that names its own tag stays as it is', () => {
    const own = { Cat: kind({ const: 'cat' }), Dog: kind({ enum: ['dog'] }) };
    expect(read({ oneOf, discriminator: { propertyName: 'kind' } }, own).type).toBe('Cat | Dog');
  });

  test('a member may close the property that its parent leaves open', () => {
    const Pet = kind({ type: 'string' });
    const member = (tag: string) => ({
      allOf: [{ $ref: '#/components/schemas/Pet' }, kind({ enum: [tag] })],
    });
    const { type, found } = read(
      { oneOf, discriminator: { propertyName: 'kind' } },
      { Pet, Cat: member('cat'), Dog: member('dog') },
    );
    expect({ type, found }).toEqual({ type: 'Cat | Dog', found: [] });
  });

  test('the others get the tags that map to them, or their name', () => {
    const open = { Cat: kind({ type: 'string' }), Dog: kind({ type: 'string' }) };
    const mapping = { cat: '#/components/schemas/Cat', lion: 'Cat' };
    const { type, found } = read({ oneOf, discriminator: { propertyName: 'kind', mapping } }, open);
    expect(type).toBe("({ kind: 'cat' | 'lion'; } & Cat) | ({ kind: 'Dog'; } & Dog)");
    expect(found).toEqual([]);
  });

  test.each([
    {
      name: 'a tag that maps to nothing',
      schema: { Cat: kind({}), Dog: kind({}) },
      mapping: { bird: 'Bird' },
      at: '/mapping/bird',
    },
    { name: 'a member without the property', schema: { Cat: B, Dog: kind({}) }, mapping: {}, at: '' },
  ])('$name is a finding', ({ schema, mapping, at }) => {
    expect(read({ oneOf, discriminator: { propertyName: 'kind', mapping } }, schema).found).toEqual([
      `HL2008 A/discriminator${at}`,
    ]);
  });

  test('a parent whose `oneOf` contains a child that extends it has no cycle', () => {
    const parent = {
      oneOf: [{ $ref: '#/components/schemas/Cat' }],
      properties: { name: { type: 'string' } },
    };
    const Cat = {
      allOf: [{ $ref: '#/components/schemas/A' }, { properties: { lives: { type: 'integer' } } }],
    };
    expect(read(parent, { Cat })).toMatchObject({ type: '{ name?: string | undefined; } & Cat', found: [] });
  });
});

describe('cycles', () => {
  test('a schema may contain itself in a property or an array', () => {
    const { type, zod, found } = read({ properties: { next: { $ref: '#/components/schemas/A' } } });
    expect({ type, zod, found }).toEqual({
      type: '{ next?: A | undefined; }',
      zod: 'z.looseObject({ next: z.optional(aSchema) })',
      found: [],
    });
  });

  test.each([
    {
      name: 'a schema that is itself',
      given: { $ref: '#/components/schemas/A' },
      others: {},
      found: 'HL2009 A',
    },
    {
      name: 'a union with itself',
      given: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/A' }] },
      others: {},
      found: 'HL2009 A',
    },
    {
      name: 'a circle of two',
      given: { anyOf: [{ $ref: '#/components/schemas/C' }, { type: 'null' }] },
      others: { C: { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'string' }] } },
      found: 'HL2009 C',
    },
  ])('$name is a finding', ({ given, others, found }) => {
    expect(read(given, others).found).toContain(found);
  });
});

describe('contradictions', () => {
  test.each([
    { given: { allOf: [{ type: 'string' }, { type: 'number' }] } },
    { given: { type: 'string', minLength: 2, maxLength: 1 } },
    { given: { type: 'number', minimum: 2, maximum: 1 } },
    { given: { type: 'string', enum: [1, 2] } },
    { given: { enum: [] } },
  ])('no value fits $given', ({ given }) => {
    expect(read(given)).toEqual({ type: 'never', zod: 'z.never()', found: ['HL2009 A'] });
  });
});

describe('what is not validated', () => {
  test.each([
    { given: { type: 'made-up' }, found: 'HL2020 A/type' },
    { given: { type: 'string', pattern: '(?i)x' }, found: 'HL2020 A/pattern' },
    { given: { type: 'string', pattern: String.raw`\Ax\z` }, found: 'HL2020 A/pattern' },
    { given: { patternProperties: { '(?<!x': {} } }, found: 'HL2020 A/patternProperties/(?<!x' },
    { given: { required: ['__proto__'] }, found: 'HL2020 A/required' },
    { given: { $recursiveRef: '#' }, found: 'HL2020 A/$recursiveRef' },
    { given: { $schema: 'https://example.com/dialect' }, found: 'HL2020 A/$schema' },
  ])('$given is a finding', ({ given, found }) => {
    expect(read(given).found).toEqual([found]);
  });
});

describe('references', () => {
  test.each([
    { given: { $ref: '#/components/schemas/Gone' }, found: ['HL1004 A'] },
    { given: { $ref: 'other.yaml#/Pet' }, found: ['HL1005 A'] },
    { given: { $ref: '#/components/schemas/toString' }, found: ['HL1004 A'] },
  ])('$given', ({ given, found }) => {
    expect(read(given)).toEqual({ type: 'unknown', zod: 'z.unknown()', found });
  });

  test('a reference into a schema names the part', () => {
    expect(read({ $ref: '#/components/schemas/B/properties/b' }, { B }).type).toBe('B2');
  });
});
