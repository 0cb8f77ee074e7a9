import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { number, ref, string } from '../../test/support/schema-parts.js';

const schemas = { A: { type: 'object', properties: { a: string } } };

test.each([
  {
    before: string,
    after: number,
    want: {
      request: ['! is a number instead of a string: change the code that sends it'],
      response: ['! is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: { type: 'integer' },
    after: string,
    want: {
      request: ['! is a string instead of an integer: change the code that sends it'],
      response: ['! is a string instead of an integer: change the code that reads it'],
    },
  },
  {
    before: { type: 'boolean' },
    after: string,
    want: {
      request: ['! is a string instead of a boolean: change the code that sends it'],
      response: ['! is a string instead of a boolean: change the code that reads it'],
    },
  },
  {
    before: { type: 'array', items: string },
    after: string,
    want: {
      request: ['! is a string instead of an array: change the code that sends it'],
      response: ['! is a string instead of an array: change the code that reads it'],
    },
  },
  {
    before: { type: 'object', properties: { a: string } },
    after: string,
    want: {
      request: ['! is a string instead of an object: change the code that sends it'],
      response: ['! is a string instead of an object: change the code that reads it'],
    },
  },
  {
    before: { type: 'array', items: { prefixItems: [string] } },
    after: { type: 'array', items: string },
    want: {
      request: [
        '! body, `[]` must be a string (was anything): send a string',
        'body, `[]` has a looser rule: `prefixItems` is removed',
      ],
      response: [
        '! response 200, `[]` has a looser rule: `prefixItems` is removed: run generate: validation rejects it until then',
        'response 200, `[]` is always a string now (was anything)',
      ],
    },
  },
  {
    before: { type: 'array', prefixItems: [string], items: false },
    after: string,
    want: {
      request: ['! is a string instead of a list: change the code that sends it'],
      response: ['! is a string instead of a list: change the code that reads it'],
    },
  },
  {
    before: string,
    after: {},
    want: {
      request: ['may be anything now (was a string)'],
      response: ['! may be anything (was a string): handle it'],
    },
  },
  {
    before: {},
    after: string,
    want: {
      request: ['! must be a string (was anything): send a string'],
      response: ['is always a string now (was anything)'],
    },
  },
  {
    before: { type: 'null' },
    after: string,
    want: {
      request: ["! can't be null anymore: don't send `null`", 'may be a string now (was null)'],
      response: ['! may be a string (was null): handle it', 'is never null anymore'],
    },
  },
  {
    before: string,
    after: { type: 'null' },
    want: {
      request: ["! can't be a string anymore: don't send it", 'may be null now'],
      response: [
        '! may be null: handle `null`',
        '! is never a string anymore: remove the code that handles it',
      ],
    },
  },
  {
    before: { enum: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
    after: { type: 'boolean' },
    want: {
      request: [
        '! is a boolean instead of 0 or 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9 or 10 or 11 or 2 more: change the code that sends it',
      ],
      response: [
        '! is a boolean instead of 0 or 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9 or 10 or 11 or 2 more: change the code that reads it',
      ],
    },
  },
  {
    before: { enum: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
    after: { type: 'boolean' },
    want: {
      request: [
        '! is a boolean instead of 0 or 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9 or 10 or 11: change the code that sends it',
      ],
      response: [
        '! is a boolean instead of 0 or 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9 or 10 or 11: change the code that reads it',
      ],
    },
  },
  {
    before: { const: 'a' },
    after: { const: 'b' },
    want: {
      request: ['! is "b" instead of "a": change the code that sends it'],
      response: ['! is "b" instead of "a": change the code that reads it'],
    },
  },
  {
    before: { enum: ['a', 1] },
    after: { type: 'boolean' },
    want: {
      request: ['! is a boolean instead of "a" or 1: change the code that sends it'],
      response: ['! is a boolean instead of "a" or 1: change the code that reads it'],
    },
  },
  {
    before: {
      allOf: [
        ref('A'),
        {
          oneOf: [
            { type: 'object', properties: { x: string }, required: ['x'] },
            { type: 'object', properties: { y: string }, required: ['y'] },
          ],
        },
      ],
    },
    after: string,
    want: {
      request: ['! is a string instead of an object: change the code that sends it'],
      response: ['! is a string instead of an object: change the code that reads it'],
    },
  },
  {
    before: { type: 'array', items: string, uniqueItems: true },
    after: string,
    want: {
      request: [
        '! is a string instead of an array: change the code that sends it',
        'has a looser rule: `uniqueItems` is removed',
      ],
      response: [
        '! is a string instead of an array: change the code that reads it',
        '! has a looser rule: `uniqueItems` is removed: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: {},
    after: { anyOf: [string, number] },
    want: {
      request: ['! must be one of several types (was anything): send one of several types'],
      response: ['is always one of several types now (was anything)'],
    },
  },
  {
    before: { type: 'object', properties: { a: {} } },
    after: { type: 'object', properties: { a: false } },
    want: {
      request: ['! body, `a` must be nothing (was anything): send nothing'],
      response: ['response 200, `a` is always nothing now (was anything)'],
    },
  },
  {
    before: ref('A'),
    after: string,
    want: {
      request: ['! is a string instead of an object: change the code that sends it'],
      response: ['! is a string instead of an object: change the code that reads it'],
    },
  },
  {
    before: ref('A'),
    after: { anyOf: [string, number] },
    want: {
      request: ['! is a string or a number instead of an object with `a`: change the code that sends it'],
      response: ['! is a string or a number instead of an object with `a`: change the code that reads it'],
    },
  },
])('words: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after, schemas)).toEqual(want);
});
