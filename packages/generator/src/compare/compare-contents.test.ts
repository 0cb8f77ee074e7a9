import { expect, test } from 'vitest';
import { responseChanges } from '../../test/support/changes-of.js';
import { number, string } from '../../test/support/schema-parts.js';

const jsonText = { 'application/json': { schema: string } };

/** The content of an error. */
const error = { schema: { type: 'object', properties: { a: string } } };

test.each([
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
      404: { 'application/json': error },
    },
    after: {
      200: jsonText,
      404: {
        'application/json': error,
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
      404: { 'application/json': error },
    },
    after: {
      200: jsonText,
      404: {
        'application/json': error,
        'application/problem+json': error,
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
  expect(responseChanges(before, after)).toEqual(want);
});
