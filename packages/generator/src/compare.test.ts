import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changesOf } from '../test/support/changes-of.js';
import { number, string } from '../test/support/schema-parts.js';
import { compare } from './compare.js';

const petstore = readFileSync(new URL('../../../samples/petstore.yaml', import.meta.url), 'utf8');

const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });

test('a spec has no changes from itself', () => {
  expect(compare(petstore, petstore)).toEqual([]);
});

test.each([
  { anyOf: [{ $ref: '#/components/schemas/Any' }, { $ref: '#/components/schemas/Other' }] },
  { oneOf: [{ $ref: '#/components/schemas/Any' }, { $ref: '#/components/schemas/Any' }] },
  { anyOf: [{ $ref: '#/components/schemas/Gone' }, { $ref: '#/components/schemas/Lost' }] },
  { oneOf: [object({ a: string }), object({ a: string }), { type: 'null' }] },
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
    names.map((name) => [name, object({ kind: { const: name }, a: any, b: { type: 'array', items: any } })]),
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

describe('parameters', () => {
  const q = (more: object = {}) => ({ in: 'query', name: 'q', schema: string, ...more });
  const list = (more: object = {}) => q({ schema: { type: 'array', items: string }, ...more });
  const at = 'query parameter `q`';
  const redeploy = 'run generate, and deploy your app again';
  test.each([
    { before: [], after: [q()], want: [`${at} is added`] },
    {
      before: [],
      after: [q({ required: true })],
      want: [`! ${at} is added, and is required: always send it`],
    },
    { before: [q()], after: [], want: [`! ${at} is removed: don't send it`] },
    { before: [q()], after: [q({ required: true })], want: [`! ${at} is required now: always send it`] },
    { before: [q({ required: true })], after: [q()], want: [`${at} is optional now`] },
    {
      before: [q()],
      after: [q({ schema: number })],
      want: [`! ${at} is a number instead of a string: change the code that sends it`],
    },
    {
      before: [q({ schema: { enum: ['a'] } })],
      after: [q({ schema: { enum: ['a', 'b'] } })],
      want: [`${at} may be "b" too`],
    },
    {
      before: [q({ schema: { enum: ['a', 'b'] } })],
      after: [q({ schema: { enum: ['a'] } })],
      want: [`! ${at} can't be "b" anymore: don't send it`],
    },
    { before: [q()], after: [q({ deprecated: true })], want: [`${at} is deprecated`] },
    {
      before: [list()],
      after: [list({ explode: false })],
      want: [`! ${at} is sent as \`form\` without explode (was \`form\` with explode): ${redeploy}`],
    },
    {
      before: [list()],
      after: [list({ style: 'pipeDelimited' })],
      want: [`! ${at} is sent as \`pipeDelimited\` without explode (was \`form\` with explode): ${redeploy}`],
    },
    { before: [q()], after: [q({ explode: false })], want: [] },
    {
      before: [q()],
      after: [q({ allowReserved: true })],
      want: [`${at} is sent with reserved characters as they are`],
    },
    {
      before: [q({ allowReserved: true })],
      after: [q()],
      want: [`${at} is sent without reserved characters as they are`],
    },
    {
      before: [list()],
      after: [{ in: 'query', name: 'q', content: { 'application/json': { schema: list().schema } } }],
      want: [`! ${at} is sent as JSON: ${redeploy}`],
    },
    {
      before: [{ in: 'query', name: 'q', content: { 'application/json': { schema: list().schema } } }],
      after: [list()],
      want: [`! ${at} is no longer sent as JSON: ${redeploy}`],
    },
  ])('$want', ({ before, after, want }) => {
    expect(changesOf({ parameters: before }, { parameters: after })).toEqual(want);
  });
});

describe('bodies', () => {
  test.each([
    { before: undefined, after: string, want: ['! body is added, and is required: always send it'] },
    { before: string, after: undefined, want: ["! body is removed: don't send it"] },
    { before: object({ a: string }), after: object({ a: string, b: string }), want: ['body, `b` is added'] },
    {
      before: object({ a: string }),
      after: object({ a: string }, ['a']),
      want: ['! body, `a` is required now: always send it'],
    },
    {
      before: string,
      after: { type: 'string', maxLength: 5 },
      want: ['! body has `maxLength` 5 (had none): send values within it'],
    },
    {
      before: { type: 'string', maxLength: 5 },
      after: string,
      want: ['body no longer has `maxLength` (was 5)'],
    },
    {
      before: object({}),
      after: { ...object({}), additionalProperties: string },
      want: ['! body, `[key]` must be a string (was anything): send a string'],
    },
  ])('$want', ({ before, after, want }) => {
    expect(changesOf({ ...(before && { body: before }) }, { ...(after && { body: after }) })).toEqual(want);
  });
});

describe('responses', () => {
  const change = 'change the code that reads it';
  test.each([
    {
      before: object({ a: string }, ['a']),
      after: object({ a: string, b: string }, ['a']),
      want: ['response 200, `b` is added'],
    },
    {
      before: object({ a: string }, ['a']),
      after: object({ a: string }),
      want: ['! response 200, `a` may be missing: handle `undefined`'],
    },
    {
      before: object({ a: string }),
      after: object({ a: string }, ['a']),
      want: ['response 200, `a` is always there now'],
    },
    {
      before: object({ a: string, b: string }),
      after: object({ b: string }),
      want: ["! response 200, `a` is removed: don't read it"],
    },
    {
      before: object({ a: object({ b: string }) }),
      after: object({ a: object({ b: number }) }),
      want: [`! response 200, \`a.b\` is a number instead of a string: ${change}`],
    },
    {
      before: { type: 'array', items: object({ a: string }) },
      after: { type: 'array', items: object({ a: { type: ['string', 'null'] } }) },
      want: ['! response 200, `[].a` may be null: handle `null`'],
    },
    { before: { type: ['string', 'null'] }, after: string, want: ['response 200 is never null anymore'] },
    {
      before: { enum: ['a', 'b'] },
      after: { enum: ['a', 'c'] },
      want: [
        '! response 200 may also be "c": handle it',
        '! response 200 is never "b" anymore: remove the code that handles it',
      ],
    },
    {
      before: { enum: ['a'] },
      after: string,
      want: ['! response 200 may be any string (was "a"): handle it'],
    },
    { before: string, after: { enum: ['a'] }, want: ['response 200 is always "a" now (was any string)'] },
    {
      before: { type: 'object', additionalProperties: string },
      after: { type: 'object', additionalProperties: number },
      want: [`! response 200, \`[key]\` is a number instead of a string: ${change}`],
    },
    {
      before: { ...string, pattern: 'a' },
      after: { ...string, pattern: 'b' },
      want: ['! response 200 has `pattern` `b` (was `a`): allow for other values, and run generate'],
    },
    {
      before: { ...object({ a: string }), minProperties: 1 },
      after: object({ a: string }),
      want: [
        '! response 200 has a looser rule: `minProperties` is removed: run generate: validation rejects it until then',
      ],
    },
    { before: string, after: undefined, want: ["! response 200 has no body anymore: don't read it"] },
    { before: undefined, after: string, want: ['response 200 has a body now'] },
  ])('$want', ({ before, after, want }) => {
    expect(changesOf({ ...(before && { response: before }) }, { ...(after && { response: after }) })).toEqual(
      want,
    );
  });

  test('a change of a named schema is reported once, for the schema', () => {
    const node = (value: object) => object({ value, next: { $ref: '#/components/schemas/Node' } });
    const part = (value: object) => ({
      response: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
      schemas: { Node: node(value) },
    });
    expect(changesOf(part(string), part(number))).toEqual([]);
    expect(changesOf(part(string), part(number), 'schema')).toEqual([
      `! \`value\` is a number instead of a string: ${change}`,
    ]);
  });

  test('an inherited change is reported for the schema it comes from', () => {
    const part = (pet: object) => ({
      response: { $ref: '#/components/schemas/Dog' },
      schemas: {
        Pet: object(pet),
        Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, object({ barks: string })] },
      },
    });
    const details = ['! `name` is a number instead of a string: change the code that reads it'];
    expect(changesOf(part({ name: string }), part({ name: number }), 'schema')).toEqual(details);
    expect(changesOf(part({ name: string, a: string }), part({ name: string }), 'schema')).toEqual([
      "! `a` is removed: don't read it",
    ]);
    expect(changesOf(part({ name: string }), part({ name: string, a: string }), 'schema')).toEqual([
      '`a` is added',
    ]);
  });

  test('a schema in requests and responses reports which direction breaks', () => {
    const ref = { $ref: '#/components/schemas/Pet' };
    const part = (name: object, required: string[] = []) => ({
      body: ref,
      response: ref,
      schemas: { Pet: object({ name, other: string }, required) },
    });
    expect(changesOf(part(string), part(string, ['name']), 'schema')).toEqual([
      '! in requests, `name` is required now: always send it',
    ]);
    expect(changesOf(part(string, ['name']), part(string), 'schema')).toEqual([
      '! in responses, `name` may be missing: handle `undefined`',
    ]);
    expect(changesOf(part(string), part(number), 'schema')).toEqual([
      '! `name` is a number instead of a string: change the code that sends it, and change the code that reads it',
    ]);
  });
});

test('the details of a rewritten schema are limited', () => {
  const many = (type: object) =>
    object(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, type])));
  const details = changesOf({ response: many(string) }, { response: many(number) });
  expect(details).toHaveLength(21);
  expect(details.at(-1)).toBe('! response 200 has 20 more changes: run generate, and see the diff');
});
