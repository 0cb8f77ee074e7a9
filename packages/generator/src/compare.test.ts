import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compare } from './compare.js';

const petstore = readFileSync(new URL('../../../samples/petstore.yaml', import.meta.url), 'utf8');

type Part = { parameters?: object[]; body?: object; response?: object; schemas?: object };

/** What changed in the one operation of a document, as `!` for what breaks callers and its message. */
function changesOf(before: Part, after: Part, subject: 'operation' | 'schema' = 'operation'): string[] {
  const text = ({ parameters = [], body, response, schemas = {} }: Part) => {
    const content = (schema: object) => ({ content: { 'application/json': { schema } } });
    const responses = { 200: { description: '', ...(response && content(response)) } };
    const post = {
      operationId: 'a',
      parameters,
      ...(body && { requestBody: { required: true, ...content(body) } }),
      responses,
    };
    return JSON.stringify({ openapi: '3.1.0', paths: { '/a': { post } }, components: { schemas } });
  };
  return compare(text(before), text(after))
    .filter((change) => change.subject === subject)
    .flatMap(({ details }) => details.map(({ breaking, message }) => `${breaking ? '! ' : ''}${message}`));
}

const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });
const string = { type: 'string' };
const number = { type: 'number' };

test('a document is the same as itself', () => {
  expect(compare(petstore, petstore)).toEqual([]);
});

test('a union of schemas that contain each other is the same as itself', () => {
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

test('operations and schemas come and go', () => {
  const without = petstore
    .replace(/^ {4}delete:\n(?: {6}.*\n)+/m, '')
    .replace(/^ {4}UploadedFile:/m, '    Uploaded:')
    .replaceAll('schemas/UploadedFile', 'schemas/Uploaded');
  expect(compare(petstore, without)).toEqual([
    { kind: 'removed', subject: 'operation', name: 'deletePet', breaking: true, details: [] },
    { kind: 'removed', subject: 'schema', name: 'UploadedFile', breaking: true, details: [] },
    { kind: 'added', subject: 'schema', name: 'Uploaded', breaking: false, details: [] },
  ]);
  expect(compare(without, petstore).filter(({ breaking }) => breaking)).toEqual([
    { kind: 'removed', subject: 'schema', name: 'Uploaded', breaking: true, details: [] },
  ]);
});

test('an operationId that changes is a change of name, and so breaks callers', () => {
  expect(compare(petstore, petstore.replace('operationId: getPetById', 'operationId: readPet'))).toEqual([
    {
      kind: 'changed',
      subject: 'operation',
      name: 'getPetById',
      breaking: true,
      details: [{ breaking: true, message: 'is now named `readPet`' }],
    },
  ]);
});

test('a text that is no document counts as an empty one', () => {
  expect(compare('', petstore).every(({ kind, breaking }) => kind === 'added' && !breaking)).toBe(true);
  expect(compare(petstore, '{').every(({ kind, breaking }) => kind === 'removed' && breaking)).toBe(true);
});

describe('parameters', () => {
  const q = (more: object = {}) => ({ in: 'query', name: 'q', schema: string, ...more });
  test.each([
    { before: [], after: [q()], want: ['query parameter `q` is added'] },
    { before: [], after: [q({ required: true })], want: ['! query parameter `q` is added, and required'] },
    { before: [q()], after: [], want: ['! query parameter `q` is removed'] },
    { before: [q()], after: [q({ required: true })], want: ['! query parameter `q` is required now'] },
    { before: [q({ required: true })], after: [q()], want: [] },
    {
      before: [q()],
      after: [q({ schema: number })],
      want: [
        '! query parameter `q`: callers may send what is refused now: the value is a string, not a number',
      ],
    },
    { before: [q({ schema: { enum: ['a'] } })], after: [q({ schema: { enum: ['a', 'b'] } })], want: [] },
    {
      before: [q({ schema: { enum: ['a', 'b'] } })],
      after: [q({ schema: { enum: ['a'] } })],
      want: ['! query parameter `q`: callers may send what is refused now: the value may be "b"'],
    },
  ])('$want', ({ before, after, want }) => {
    expect(changesOf({ parameters: before }, { parameters: after })).toEqual(want);
  });
});

describe('bodies', () => {
  test.each([
    { before: undefined, after: string, want: ['! a body is added, and required'] },
    { before: string, after: undefined, want: ['! the body is removed'] },
    { before: object({ a: string }), after: object({ a: string, b: string }), want: [] },
    {
      before: object({ a: string }),
      after: object({ a: string }, ['a']),
      want: ['! body: callers may send what is refused now: `a` may be missing'],
    },
    {
      before: string,
      after: { type: 'string', maxLength: 5 },
      want: ['! body: callers may send what is refused now: the value has other limits'],
    },
    { before: { type: 'string', maxLength: 5 }, after: string, want: [] },
  ])('$want', ({ before, after, want }) => {
    expect(changesOf({ ...(before && { body: before }) }, { ...(after && { body: after }) })).toEqual(want);
  });
});

describe('responses', () => {
  test.each([
    { before: object({ a: string }, ['a']), after: object({ a: string, b: string }, ['a']), want: [] },
    {
      before: object({ a: string }, ['a']),
      after: object({ a: string }),
      want: ['! response 200: `a` may be missing'],
    },
    { before: object({ a: string }), after: object({ a: string }, ['a']), want: [] },
    { before: object({ a: string }, ['a']), after: object({}), want: ['! response 200: `a` is missing'] },
    {
      before: object({ a: object({ b: string }) }),
      after: object({ a: object({ b: number }) }),
      want: ['! response 200: `a.b` is a number, not a string'],
    },
    {
      before: { type: 'array', items: object({ a: string }) },
      after: { type: 'array', items: object({ a: { type: ['string', 'null'] } }) },
      want: ['! response 200: `[].a` is null, not a string'],
    },
    { before: { type: ['string', 'null'] }, after: string, want: [] },
    {
      before: { enum: ['a', 'b'] },
      after: { enum: ['a', 'c'] },
      want: ['! response 200: the value may be "c"'],
    },
    { before: string, after: undefined, want: ['! response 200 has no body any more'] },
  ])('$want', ({ before, after, want }) => {
    expect(changesOf({ ...(before && { response: before }) }, { ...(after && { response: after }) })).toEqual(
      want,
    );
  });

  test('a schema that contains itself is compared once', () => {
    const node = (value: object) => object({ value, next: { $ref: '#/components/schemas/Node' } });
    const part = (value: object) => ({
      response: { $ref: '#/components/schemas/Node' },
      schemas: { Node: node(value) },
    });
    expect(changesOf(part(string), part(number))).toEqual([
      '! response 200: `value` is a number, not a string',
    ]);
    expect(changesOf(part(string), part(number), 'schema')).toEqual([
      '! in a response: `value` is a number, not a string',
    ]);
  });
});
