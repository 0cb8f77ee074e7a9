import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesOf } from '../test/support/changes-of.js';
import { number, objectOf, string } from '../test/support/schema-parts.js';
import { compare } from './compare.js';

const petstore = readFileSync(new URL('../../../samples/petstore.yaml', import.meta.url), 'utf8');

test('a spec has no changes from itself', () => {
  expect(compare(petstore, petstore)).toEqual([]);
});

test.each([
  { anyOf: [{ $ref: '#/components/schemas/Any' }, { $ref: '#/components/schemas/Other' }] },
  { oneOf: [{ $ref: '#/components/schemas/Any' }, { $ref: '#/components/schemas/Any' }] },
  { anyOf: [{ $ref: '#/components/schemas/Gone' }, { $ref: '#/components/schemas/Lost' }] },
  { oneOf: [objectOf({ a: string }), objectOf({ a: string }), { type: 'null' }] },
])('a union with similar members has no changes from itself: %j', (schema) => {
  const schemas = { Any: {}, Other: { $ref: '#/components/schemas/Any' } };
  for (const body of [schema, { type: 'array', items: schema }])
    expect(changesOf({ body, response: body, schemas }, { body, response: body, schemas })).toEqual([]);
});

test('a union of mutually recursive schemas has no changes from itself', () => {
  const names = Array.from({ length: 12 }, (_, index) => `S${index}`);
  const any = {
    anyOf: [...names.map((name) => ({ $ref: `#/components/schemas/${name}` })), { type: 'null' }],
  };
  const schemas = Object.fromEntries(
    names.map((name) => [
      name,
      objectOf({ kind: { const: name }, a: any, b: { type: 'array', items: any } }),
    ]),
  );
  const text = JSON.stringify({
    openapi: '3.1.0',
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          responses: { 200: { description: '', content: { 'application/json': { schema: any } } } },
        },
      },
    },
    components: { schemas },
  });
  expect(compare(text, text)).toEqual([]);
});

test('reports added and removed operations and schemas', () => {
  const without = petstore
    .replace(/^ {4}delete:\n(?: {6}.*\n)+/m, '')
    .replace(/^ {4}UploadedFile:/m, '    Uploaded:')
    .replaceAll('schemas/UploadedFile', 'schemas/Uploaded');
  expect(compare(petstore, without)).toEqual([
    { kind: 'removed', target: 'operation', name: 'deletePet', breaking: true, details: [] },
    {
      kind: 'changed',
      target: 'schema',
      name: 'UploadedFile',
      breaking: true,
      details: [{ breaking: true, message: 'is now named `Uploaded`: import that' }],
    },
  ]);
  expect(compare(without, petstore).filter(({ breaking }) => breaking)).toEqual([
    expect.objectContaining({ kind: 'changed', target: 'schema', name: 'Uploaded' }),
  ]);
  expect(compare(without, petstore)).toContainEqual({
    kind: 'added',
    target: 'operation',
    name: 'deletePet',
    breaking: false,
    details: [],
  });
});

test('a changed operationId renames the operation, which is breaking', () => {
  expect(compare(petstore, petstore.replace('operationId: getPetById', 'operationId: readPet'))).toEqual([
    {
      kind: 'changed',
      target: 'operation',
      name: 'getPetById',
      breaking: true,
      details: [
        { breaking: true, message: 'is now named `readPet`: import `useReadPet` instead of `useGetPetById`' },
      ],
    },
  ]);
});

test('an invalid spec is treated as an empty one', () => {
  expect(compare('', petstore).every(({ kind, breaking }) => kind === 'added' && !breaking)).toBe(true);
  expect(compare(petstore, '{').every(({ kind, breaking }) => kind === 'removed' && breaking)).toBe(true);
});

test('the details of a rewritten schema are limited', () => {
  const many = (type: object) =>
    objectOf(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, type])));
  const details = changesOf({ response: many(string) }, { response: many(number) });
  expect(details).toHaveLength(21);
  expect(details.at(-1)).toBe('! response 200 has 20 more changes: run generate, and see the diff');
});
