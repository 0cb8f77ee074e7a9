import { expect, test } from 'vitest';
import { detailsBetween } from '../../test/support/changes-of.js';
import { number, string } from '../../test/support/schema-parts.js';

const list = { type: 'array', items: string };

const documentOf = (parameter: { in: string }) => {
  const get = { operationId: 'a', parameters: [parameter], responses: { 204: { description: '' } } };
  const path = parameter.in === 'path' ? '/a/{id}' : '/a';
  return { openapi: '3.1.0', paths: { [path]: { get } }, components: { schemas: { List: list } } };
};

test.each([
  {
    before: { in: 'path', name: 'id', required: true, schema: string },
    after: { in: 'path', name: 'id', required: true, schema: string, style: 'label' },
    want: [
      '! path parameter `id` is sent as `label` without explode (was `simple` without explode): run generate, and deploy your app again',
    ],
  },
  {
    before: { in: 'path', name: 'id', required: true, schema: string, style: 'matrix' },
    after: { in: 'path', name: 'id', required: true, schema: string },
    want: [
      '! path parameter `id` is sent as `simple` without explode (was `matrix` without explode): run generate, and deploy your app again',
    ],
  },
  {
    before: { in: 'path', name: 'id', required: true, schema: string, style: 'label' },
    after: { in: 'path', name: 'id', required: true, schema: string, style: 'matrix' },
    want: [
      '! path parameter `id` is sent as `matrix` without explode (was `label` without explode): run generate, and deploy your app again',
    ],
  },
  {
    before: { in: 'path', name: 'id', required: true, schema: string },
    after: { in: 'path', name: 'id', required: true, schema: string, explode: true },
    want: [],
  },
  {
    before: { in: 'path', name: 'id', required: true, schema: string, style: 'label' },
    after: { in: 'path', name: 'id', required: true, schema: string, style: 'label', explode: true },
    want: [],
  },
  {
    before: { in: 'path', name: 'id', required: true, schema: list },
    after: { in: 'path', name: 'id', required: true, schema: list, explode: true },
    want: [
      '! path parameter `id` is sent as `simple` with explode (was `simple` without explode): run generate, and deploy your app again',
    ],
  },
  {
    before: { in: 'path', name: 'id', required: true, schema: list, style: 'label' },
    after: { in: 'path', name: 'id', required: true, schema: list, style: 'label', explode: true },
    want: [
      '! path parameter `id` is sent as `label` with explode (was `label` without explode): run generate, and deploy your app again',
    ],
  },
  {
    before: { in: 'query', name: 'q', schema: { type: 'object', properties: { a: string } } },
    after: {
      in: 'query',
      name: 'q',
      schema: { type: 'object', properties: { a: string } },
      style: 'deepObject',
    },
    want: [
      '! query parameter `q` is sent as `deepObject` with explode (was `form` with explode): run generate, and deploy your app again',
    ],
  },
  {
    before: {
      in: 'query',
      name: 'q',
      schema: { type: 'object', properties: { a: string } },
      style: 'deepObject',
    },
    after: {
      in: 'query',
      name: 'q',
      schema: { type: 'object', properties: { a: string } },
      style: 'deepObject',
      explode: true,
    },
    want: [],
  },
  {
    before: { in: 'query', name: 'q', schema: string },
    after: { in: 'query', name: 'q', schema: string, explode: false },
    want: [],
  },
  {
    before: { in: 'query', name: 'q', schema: number },
    after: { in: 'query', name: 'q', schema: number, explode: false },
    want: [],
  },
  {
    before: { in: 'query', name: 'q', schema: { type: 'boolean' } },
    after: { in: 'query', name: 'q', schema: { type: 'boolean' }, explode: false },
    want: [],
  },
  {
    before: { in: 'query', name: 'q', schema: { enum: ['a', 'b'] } },
    after: { in: 'query', name: 'q', schema: { enum: ['a', 'b'] }, explode: false },
    want: [],
  },
  {
    before: { in: 'query', name: 'q', schema: { type: 'null' } },
    after: { in: 'query', name: 'q', schema: { type: 'null' }, explode: false },
    want: [],
  },
  {
    before: { in: 'query', name: 'q', schema: { type: ['string', 'null'] } },
    after: { in: 'query', name: 'q', schema: { type: ['string', 'null'] }, explode: false },
    want: [],
  },
  {
    before: { in: 'query', name: 'q', schema: { anyOf: [string, number] } },
    after: { in: 'query', name: 'q', schema: { anyOf: [string, number] }, explode: false },
    want: [],
  },
  {
    before: { in: 'query', name: 'q', schema: { anyOf: [string, list] } },
    after: { in: 'query', name: 'q', schema: { anyOf: [string, list] }, explode: false },
    want: [
      '! query parameter `q` is sent as `form` without explode (was `form` with explode): run generate, and deploy your app again',
    ],
  },
  {
    before: { in: 'query', name: 'q', schema: list },
    after: { in: 'query', name: 'q', schema: list, explode: false },
    want: [
      '! query parameter `q` is sent as `form` without explode (was `form` with explode): run generate, and deploy your app again',
    ],
  },
  {
    before: { in: 'query', name: 'q', schema: { type: 'object', properties: { a: string } } },
    after: { in: 'query', name: 'q', schema: { type: 'object', properties: { a: string } }, explode: false },
    want: [
      '! query parameter `q` is sent as `form` without explode (was `form` with explode): run generate, and deploy your app again',
    ],
  },
  {
    before: { in: 'query', name: 'q', schema: {} },
    after: { in: 'query', name: 'q', schema: {}, explode: false },
    want: [
      '! query parameter `q` is sent as `form` without explode (was `form` with explode): run generate, and deploy your app again',
    ],
  },
  {
    before: { in: 'query', name: 'q', schema: { $ref: '#/components/schemas/List' } },
    after: { in: 'query', name: 'q', schema: { $ref: '#/components/schemas/List' }, explode: false },
    want: [
      '! query parameter `q` is sent as `form` without explode (was `form` with explode): run generate, and deploy your app again',
    ],
  },
  {
    before: { in: 'query', name: 'q', schema: string },
    after: { in: 'query', name: 'q', schema: list, explode: false },
    want: [
      '! query parameter `q` is sent as `form` without explode (was `form` with explode): run generate, and deploy your app again',
      '! query parameter `q` is an array instead of a string: change the code that sends it',
    ],
  },
  {
    before: { in: 'query', name: 'q', schema: list },
    after: { in: 'query', name: 'q', schema: string, explode: false },
    want: [
      '! query parameter `q` is sent as `form` without explode (was `form` with explode): run generate, and deploy your app again',
      '! query parameter `q` is a string instead of an array: change the code that sends it',
    ],
  },
  {
    before: { in: 'query', name: 'q', schema: list, explode: true },
    after: { in: 'query', name: 'q', schema: list },
    want: [],
  },
  {
    before: { in: 'query', name: 'q', schema: list, style: 'form' },
    after: { in: 'query', name: 'q', schema: list },
    want: [],
  },
  {
    before: { in: 'header', name: 'X-A', schema: list },
    after: { in: 'header', name: 'X-A', schema: list, explode: true },
    want: [
      '! header parameter `X-A` is sent as `simple` with explode (was `simple` without explode): run generate, and deploy your app again',
    ],
  },
  {
    before: { in: 'query', name: 'q', schema: string },
    after: { in: 'header', name: 'q', schema: string },
    want: ["! query parameter `q` is removed: don't send it", 'header parameter `q` is added'],
  },
])('$before becomes $after', ({ before, after, want }) => {
  expect(detailsBetween(documentOf(before), documentOf(after), 'operation')).toEqual(want);
});
