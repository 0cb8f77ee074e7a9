import { expect, test } from 'vitest';
import type { Json } from './data/json.ts';
import { readSchema } from './schema-node.ts';
import { sampleValue } from './sample-value.ts';

const pet = '#/components/schemas/Pet';
const referenced = (schema: Json) => ({ schemas: { [pet]: schema }, names: { [pet]: 'Pet' } });

test.for<[schema: Json, want: object]>([
  [{ type: 'string', format: 'uuid' }, { type: 'string (uuid)' }],
  [{ type: ['string', 'null'] }, { type: 'string or null' }],
  [{ type: 'string', nullable: true }, { type: 'string or null' }],
  [{ type: 'array', items: { $ref: pet } }, { type: 'array of Pet' }],
  [
    { $ref: pet, description: 'own' },
    { name: 'Pet', description: 'own' },
  ],
  [{ $ref: '#/gone' }, { type: 'unknown', name: 'gone' }],
  [{ enum: ['a', null] }, { values: ['a', null] }],
  [{ const: false }, { values: [false] }],
  [true, { type: 'any value' }],
  [false, { type: 'no value' }],
  [
    { type: 'integer', minimum: 0, exclusiveMaximum: 9, default: 0 },
    { facts: ['at least 0', 'less than 9', 'default 0'] },
  ],
  [{ type: 'string', example: 'a', examples: ['b'] }, { examples: ['a', 'b'] }],
])('%j is shown as %j', ([schema, want]) => {
  expect(readSchema(schema, referenced({ type: 'object' }))).toMatchObject(want);
});

test('properties, variants and items unfold', () => {
  const schema = {
    properties: { a: { type: 'string' }, b: true },
    required: ['a'],
    additionalProperties: { type: 'number' },
    oneOf: [{ $ref: pet }, { title: 'Cat' }, {}],
  };
  const { children } = readSchema(schema, referenced({ type: 'object' }));
  expect(children.map(({ label, kind, required }) => [label, kind, required])).toEqual([
    ['a', 'property', true],
    ['b', 'property', false],
    ['any other property', 'items', false],
    ['Pet', 'variant', false],
    ['Cat', 'variant', false],
    ['option 3', 'variant', false],
  ]);
  expect(children[0]?.read().type).toBe('string');
});

test('the members of allOf are one schema', () => {
  const schema = { allOf: [{ $ref: pet }, { properties: { b: {} }, required: ['b'] }], description: 'both' };
  const node = readSchema(schema, referenced({ properties: { a: {} } }));
  expect(node.description).toBe('both');
  expect(node.children.map(({ label, required }) => [label, required])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});

test('recursive schemas end', () => {
  const recursive = { allOf: [{ $ref: pet }], properties: { child: { $ref: pet } }, required: ['child'] };
  const node = readSchema({ $ref: pet }, referenced(recursive));
  expect(node.children[0]?.read().children[0]?.label).toBe('child');
  expect(() => JSON.stringify(sampleValue({ $ref: pet }, referenced(recursive)))).not.toThrow();
});

test.for<[schema: Json, want: Json]>([
  [{ type: 'object', properties: { a: { type: 'integer', minimum: 3 }, b: {} }, required: ['a'] }, { a: 3 }],
  [{ type: 'array', minItems: 2, items: { enum: ['x'] } }, ['x', 'x']],
  [{ type: 'string', minLength: 6 }, 'textxx'],
  [{ oneOf: [{ const: 1 }, { const: 2 }] }, 1],
  [{ type: ['null', 'boolean'] }, true],
  [{ type: 'string', default: 'given' }, 'given'],
])('%j has the sample value %j', ([schema, want]) => {
  expect(sampleValue(schema, { schemas: {}, names: {} })).toEqual(want);
});
