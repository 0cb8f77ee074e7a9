import { expect, test } from 'vitest';
import { detailsBetween } from '../../test/support/changes-of.js';
import { number, string } from '../../test/support/schema-parts.js';

const list = { type: 'array', items: string };
const jsonText = { 'application/json': { schema: string } };

const documentOf = (requestBody: { content?: object }) => {
  const post = {
    operationId: 'a',
    ...(requestBody.content && { requestBody }),
    responses: { 204: { description: '' } },
  };
  return { openapi: '3.1.0', paths: { '/a': { post } } };
};

test.each([
  {
    before: {
      content: { 'application/b+json': { schema: string }, 'application/a+json': { schema: number } },
    },
    after: {
      content: { 'application/a+json': { schema: number }, 'application/b+json': { schema: string } },
    },
    want: [
      '! body is `application/a+json` unless the request says otherwise: set `contentType` to `application/b+json`',
    ],
  },
  {
    before: { content: { 'application/json': { schema: string }, 'application/a+json': { schema: number } } },
    after: { content: { 'application/a+json': { schema: number }, 'application/json': { schema: string } } },
    want: [],
  },
  { before: {}, after: { content: jsonText }, want: ['body is added'] },
  {
    before: {},
    after: { required: true, content: jsonText },
    want: ['! body is added, and is required: always send it'],
  },
  { before: { content: jsonText }, after: {}, want: ["! body is removed: don't send it"] },
  {
    before: { content: jsonText },
    after: { required: true, content: jsonText },
    want: ['! body is required now: always send it'],
  },
  {
    before: { required: true, content: jsonText },
    after: { content: jsonText },
    want: ['body is optional now'],
  },
  {
    before: { content: jsonText },
    after: { content: { 'text/plain': { schema: string } } },
    want: ['! body is sent as `text/plain` (was `application/json`): change the value that you send'],
  },
  {
    before: { content: { 'text/plain': { schema: string } } },
    after: { content: { 'text/html': { schema: string } } },
    want: ['! body is sent as `text/html` (was `text/plain`): run generate, and deploy your app again'],
  },
  {
    before: { content: jsonText },
    after: { content: { 'application/json': { schema: string }, 'text/plain': { schema: string } } },
    want: ['body may also be `text/plain`'],
  },
  {
    before: { content: { 'application/json': { schema: string }, 'text/plain': { schema: string } } },
    after: { content: jsonText },
    want: ["! body can't be `text/plain` anymore: use another content type"],
  },
  {
    before: { content: { 'application/json': { schema: number }, 'text/plain': { schema: string } } },
    after: { content: { 'text/plain': { schema: string }, 'application/json': { schema: number } } },
    want: [],
  },
  {
    before: { content: { 'text/html': { schema: string }, 'text/plain': { schema: string } } },
    after: { content: { 'text/plain': { schema: string }, 'text/html': { schema: string } } },
    want: ['body is `text/plain` unless the request says otherwise'],
  },
  {
    before: { content: { 'application/json': { schema: number }, 'text/plain': { schema: string } } },
    after: { content: { 'application/json': { schema: string }, 'text/plain': { schema: string } } },
    want: ['! body is a string instead of a number: change the code that sends it'],
  },
  {
    before: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', properties: { l: list } },
          encoding: { l: {} },
        },
      },
    },
    after: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', properties: { l: list } },
          encoding: { l: { style: 'spaceDelimited', explode: false } },
        },
      },
    },
    want: [
      '! body, `l` is sent as `spaceDelimited` without explode (was `form` with explode): run generate, and deploy your app again',
    ],
  },
  {
    before: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', properties: { l: list } },
          encoding: { l: { explode: false } },
        },
      },
    },
    after: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', properties: { l: list } },
          encoding: { l: {} },
        },
      },
    },
    want: [
      '! body, `l` is sent as `form` with explode (was `form` without explode): run generate, and deploy your app again',
    ],
  },
  {
    before: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { l: list } },
          encoding: { l: { contentType: 'text/csv' } },
        },
      },
    },
    after: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { l: list } },
          encoding: { l: { contentType: 'text/plain' } },
        },
      },
    },
    want: ['! body, `l` is sent as `text/plain` (was `text/csv`): run generate, and deploy your app again'],
  },
  {
    before: {
      content: {
        'multipart/form-data': { schema: { type: 'object', properties: { l: list } }, encoding: { l: {} } },
      },
    },
    after: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { l: list } },
          encoding: { l: { contentType: 'text/plain' } },
        },
      },
    },
    want: [
      '! body, `l` is sent as `text/plain` (was its usual content type): run generate, and deploy your app again',
    ],
  },
  {
    before: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { l: list } },
          encoding: { l: { contentType: 'text/plain' } },
        },
      },
    },
    after: {
      content: {
        'multipart/form-data': { schema: { type: 'object', properties: { l: list } }, encoding: { l: {} } },
      },
    },
    want: [
      '! body, `l` is sent as its usual content type (was `text/plain`): run generate, and deploy your app again',
    ],
  },
  {
    before: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { l: list } },
          encoding: { l: { contentType: 'text/plain' } },
        },
      },
    },
    after: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { l: list } },
          encoding: { l: { contentType: 'text/plain' } },
        },
      },
    },
    want: [],
  },
  {
    before: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { l: string } },
          encoding: { l: { contentType: 'text/csv' } },
        },
      },
    },
    after: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { m: string } },
          encoding: { m: { contentType: 'text/plain' } },
        },
      },
    },
    want: ["! body, `l` is removed: don't send it", 'body, `m` is added'],
  },
])('$before becomes $after', ({ before, after, want }) => {
  expect(detailsBetween(documentOf(before), documentOf(after), 'operation')).toEqual(want);
});
