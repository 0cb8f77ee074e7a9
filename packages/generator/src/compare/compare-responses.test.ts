import { expect, test } from 'vitest';
import { detailsBetween } from '../../test/support/changes-of.js';
import { number, string } from '../../test/support/schema-parts.js';

const jsonText = { 'application/json': { schema: string } };
const jsonNumber = { 'application/json': { schema: number } };

const documentOf = (all: object) => {
  const responses = Object.fromEntries(
    Object.entries(all).map(([status, content]: [string, object | null]) => [
      status,
      { description: '', ...(content && { content }) },
    ]),
  );
  return { openapi: '3.1.0', paths: { '/a': { get: { operationId: 'a', responses } } } };
};

test.each([
  { before: { 200: jsonText }, after: { 200: jsonText, 404: jsonText }, want: ['response 404 is added'] },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText },
    want: ['! response 404 is removed: remove the code that handles it'],
  },
  {
    before: { 200: jsonText },
    after: { 200: jsonText, 201: jsonText },
    want: ['! response 201 is added: run generate, since it is an error until then'],
  },
  {
    before: { 200: jsonText, 201: jsonText },
    after: { 200: jsonText },
    want: ['! response 201 is removed: remove the code that handles it'],
  },
  { before: { 200: jsonText, 204: null }, after: { 200: jsonText }, want: ['response 204 is removed'] },
  {
    before: { 200: null },
    after: { 201: null },
    want: [
      '! response 200 is removed: remove the code that handles it',
      '! response 201 is added: run generate, since it is an error until then',
    ],
  },
  { before: { '2XX': jsonText }, after: { 201: jsonText, '2XX': jsonText }, want: ['response 201 is added'] },
  {
    before: { '2XX': jsonText },
    after: { 201: jsonNumber, '2XX': jsonText },
    want: ['! response 201 is added, unlike response 2XX: handle it'],
  },
  {
    before: { 201: jsonText, '2XX': jsonText },
    after: { '2XX': jsonText },
    want: ['response 201 is removed'],
  },
  {
    before: { 201: jsonNumber, '2XX': jsonText },
    after: { '2XX': jsonText },
    want: ['! response 201 is removed: remove the code that handles it'],
  },
  {
    before: { 200: jsonText, 404: jsonText, '4XX': jsonText },
    after: { 200: jsonText, '4XX': jsonText },
    want: ['response 404 is removed'],
  },
  {
    before: { 200: jsonText, '4XX': jsonText },
    after: { 200: jsonText, 404: jsonText, '4XX': jsonText },
    want: ['response 404 is added'],
  },
  {
    before: {
      200: jsonText,
      '4XX': { 'application/json': { schema: { type: 'object', properties: { a: string, b: string } } } },
    },
    after: {
      200: jsonText,
      404: { 'application/json': { schema: { type: 'object', properties: { a: number, b: string } } } },
      '4XX': { 'application/json': { schema: { type: 'object', properties: { a: string, b: string } } } },
    },
    want: ['! response 404 is added, unlike response 4XX: handle it'],
  },
  {
    before: { 200: jsonText, default: jsonText },
    after: { 200: jsonText, 404: jsonText, default: jsonText },
    want: ['response 404 is added'],
  },
  {
    before: { 200: jsonText, default: jsonText },
    after: { 200: jsonText, 404: jsonNumber, default: jsonText },
    want: ['! response 404 is added, unlike response default: handle it'],
  },
  {
    before: { 200: jsonText, 404: jsonText, default: jsonText },
    after: { 200: jsonText, default: jsonText },
    want: ['response 404 is removed'],
  },
  {
    before: { 200: jsonText, 404: jsonNumber, default: jsonText },
    after: { 200: jsonText, default: jsonText },
    want: ['! response 404 is removed: remove the code that handles it'],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 404: jsonText, default: jsonText },
    want: ['response default is added'],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 404: jsonText, default: jsonNumber },
    want: ['! response default is added: handle it as well'],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 404: jsonText, '4XX': jsonNumber },
    want: ['! response 4XX is added: handle it as well'],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 404: jsonText, '5XX': jsonNumber },
    want: ['response 5XX is added'],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 400: jsonNumber, 404: jsonText },
    want: ['response 400 is added'],
  },
  {
    before: { 200: jsonText, default: jsonText },
    after: { 200: jsonText },
    want: ['! response default is removed: remove the code that handles it'],
  },
  {
    before: { default: jsonText },
    after: { 200: jsonText, default: jsonText },
    want: ['response 200 is added'],
  },
  {
    before: { default: jsonText },
    after: { 200: jsonNumber },
    want: [
      '! response default is removed: remove the code that handles it',
      '! response 200 is added, unlike response default: handle it',
    ],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 404: null },
    want: ["! response 404 has no body anymore: don't read it"],
  },
  {
    before: { 200: jsonText, 404: null },
    after: { 200: jsonText, 404: jsonText },
    want: ['response 404 has a body now'],
  },
  {
    before: { 200: jsonText, 201: null },
    after: { 200: jsonText, 201: jsonText },
    want: ['! response 201 has a body now: handle it'],
  },
  {
    before: {
      200: jsonText,
      404: { 'application/json': { schema: { type: 'object', properties: { a: string } } } },
    },
    after: {
      200: jsonText,
      404: { 'application/json': { schema: { type: 'object', properties: { a: number } } } },
    },
    want: ['! response 404, `a` is a number instead of a string: change the code that reads it'],
  },
  { before: { 200: null }, after: { 200: null, 404: null }, want: ['response 404 is added'] },
  {
    before: { 200: { 'text/plain': { schema: string } } },
    after: { 200: { 'text/html': { schema: string } } },
    want: ['response 200 is sent as `text/html` (was `text/plain`)'],
  },
  {
    before: { 200: { 'text/plain': { schema: string } } },
    after: { 200: jsonText },
    want: ['! response 200 is sent as `application/json` (was `text/plain`): change the code that reads it'],
  },
  {
    before: { 200: { 'text/plain': { schema: string } } },
    after: { 200: { 'text/plain': { schema: string }, 'text/html': { schema: string } } },
    want: ['response 200 may also be `text/html`'],
  },
  {
    before: { 200: { 'text/plain': { schema: string }, 'text/html': { schema: string } } },
    after: { 200: { 'text/plain': { schema: string } } },
    want: ["! response 200 can't be `text/html` anymore: use another content type"],
  },
  {
    before: { 200: { 'text/plain': { schema: string }, 'application/json': { schema: number } } },
    after: { 200: { 'application/json': { schema: number }, 'text/plain': { schema: string } } },
    want: [],
  },
  {
    before: { 200: { 'text/plain': { schema: string }, 'text/html': { schema: string } } },
    after: { 200: { 'text/html': { schema: string }, 'text/plain': { schema: string } } },
    want: ['response 200 is `text/html` unless the request says otherwise'],
  },
  {
    before: { 200: { 'text/plain': { schema: string }, 'application/json': { schema: number } } },
    after: { 200: { 'text/plain': { schema: string }, 'application/json': { schema: string } } },
    want: ['! response 200 is a string instead of a number: change the code that reads it'],
  },
  {
    before: {
      200: jsonText,
      404: { 'application/json': { schema: { type: 'object', properties: { a: string } } } },
    },
    after: {
      200: jsonText,
      404: {
        'application/json': { schema: { type: 'object', properties: { a: string } } },
        'text/plain': { schema: string },
      },
    },
    want: ['! response 404 may also be `text/plain`: handle it'],
  },
  {
    before: { 200: { 'application/b+json': { schema: string }, 'application/a+json': { schema: number } } },
    after: { 200: { 'application/a+json': { schema: number }, 'application/b+json': { schema: string } } },
    want: [
      '! response 200 is `application/a+json` unless the request says otherwise: set `accept` to `application/b+json`',
    ],
  },
  {
    before: { 200: { 'application/json': { schema: string }, 'application/a+json': { schema: number } } },
    after: { 200: { 'application/a+json': { schema: number }, 'application/json': { schema: string } } },
    want: [],
  },
  {
    before: { 200: { 'image/png': { schema: string }, 'application/json': { schema: string } } },
    after: { 200: { 'application/json': { schema: string }, 'image/png': {} } },
    want: [],
  },
  {
    before: { 200: { 'application/json': { schema: string }, 'text/plain': { schema: string } } },
    after: { 200: { 'text/html': { schema: string }, 'text/css': { schema: string } } },
    want: [
      "! response 200 can't be `application/json` anymore: use another content type",
      "! response 200 can't be `text/plain` anymore: use another content type",
      'response 200 may also be `text/html`',
      'response 200 may also be `text/css`',
    ],
  },
  {
    before: {
      200: jsonText,
      404: { 'application/json': { schema: { type: 'object', properties: { a: string } } } },
    },
    after: {
      200: jsonText,
      404: {
        'application/json': { schema: { type: 'object', properties: { a: string } } },
        'application/problem+json': { schema: { type: 'object', properties: { a: string } } },
      },
    },
    want: ['response 404 may also be `application/problem+json`'],
  },
  {
    before: { 200: jsonText },
    after: { 200: { 'application/octet-stream': {} } },
    want: [
      '! response 200 is sent as `application/octet-stream` (was `application/json`): change the code that reads it',
    ],
  },
])('$before becomes $after', ({ before, after, want }) => {
  expect(detailsBetween(documentOf(before), documentOf(after), 'operation')).toEqual(want);
});
