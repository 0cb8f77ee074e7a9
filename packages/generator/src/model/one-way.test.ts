import { expect, test } from 'vitest';
import { generate } from '../index.js';

/** The types of a schema in a request and a response. */
async function typesOf(schema: object, others: Record<string, object> = {}) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/T' } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: {
      '/t': {
        post: {
          operationId: 'send',
          requestBody: { required: true, content },
          responses: { 200: { description: '', content } },
        },
      },
    },
    components: { schemas: { T: schema, ...others } },
  };
  const { files } = await generate({ id: 'test', spec: JSON.stringify(document) });
  const text = files.find(({ path }) => path === 'schemas.ts')?.contents ?? '';
  const typeOf = (name: string) =>
    new RegExp(`export type ${name} =([^]*?);\\n+export const`).exec(text)?.[1]?.replace(/\s+/g, ' ').trim();
  return { response: typeOf('T'), request: typeOf('TInput') };
}

const Id = { type: 'string', readOnly: true };
const Secret = { type: 'string', writeOnly: true };
const Base = { type: 'object', properties: { id: Id } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.for<
  [what: string, schema: object, others: Record<string, object>, types: { request: string; response: string }]
>([
  [
    'behind a $ref',
    { type: 'object', required: ['id'], properties: { id: ref('Id') } },
    { Id },
    { request: '{ id?: Id | undefined; }', response: '{ id: Id; }' },
  ],
  [
    'behind an allOf in the property',
    { type: 'object', required: ['id'], properties: { id: { allOf: [ref('Id')], description: 'd' } } },
    { Id },
    { request: '{ /** d */ id?: Id | undefined; }', response: '{ /** d */ id: Id; }' },
  ],
  [
    'in a $ref that a sibling requires it of',
    { allOf: [ref('Base'), { required: ['id'] }] },
    { Base },
    { request: 'Base & { [key: string]: unknown }', response: 'Base & { id: string; }' },
  ],
  [
    'in a member, required by the schema itself',
    { allOf: [{ properties: { id: Id } }], required: ['id'] },
    {},
    { request: '{ id?: string | undefined; }', response: '{ id: string; }' },
  ],
  [
    'marked beside a $ref that requires it',
    { allOf: [ref('Strict'), { properties: { id: { readOnly: true } } }] },
    { Strict: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } },
    { request: '{ id?: string | undefined; }', response: 'Strict & { id?: unknown; }' },
  ],
  [
    'writeOnly in a response',
    { allOf: [{ properties: { key: ref('Secret') } }, { required: ['key'] }] },
    { Secret },
    { request: '{ key: Secret; }', response: '{ key?: Secret | undefined; }' },
  ],
])('a one-way property %s is required the other way only', async ([, schema, others, types]) => {
  expect(await typesOf(schema, others)).toEqual(types);
});

test('a schema that requires no one-way property has one type', async () => {
  expect((await typesOf({ allOf: [ref('Base'), { required: ['name'] }] }, { Base })).request).toBeUndefined();
});
