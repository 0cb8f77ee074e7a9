import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { number, ref, string } from '../../test/support/schema-parts.js';

test.each([
  {
    before: { type: 'array', prefixItems: [string, number], items: false, minItems: 1 },
    after: { type: 'array', prefixItems: [string, number], items: false, minItems: 1 },
    want: { request: [], response: [] },
  },
  {
    before: { type: 'array', prefixItems: [string, number], items: false, minItems: 1 },
    after: { type: 'array', prefixItems: [string, string], items: false, minItems: 1 },
    want: {
      request: ['! body, `[1]` is a string instead of a number: change the code that sends it'],
      response: ['! response 200, `[1]` is a string instead of a number: change the code that reads it'],
    },
  },
  {
    before: { type: 'array', prefixItems: [string, number], items: false, minItems: 1 },
    after: { type: 'array', prefixItems: [string], items: false, minItems: 1 },
    want: {
      request: [
        '! is a list of other items instead of a list of its former items: change the code that sends it',
      ],
      response: [
        '! is a list of other items instead of a list of its former items: change the code that reads it',
      ],
    },
  },
  {
    before: { type: 'array', prefixItems: [string], items: string },
    after: { type: 'array', prefixItems: [string], items: number },
    want: {
      request: ['! body, `[]` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `[]` is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: { type: 'array', prefixItems: [string], items: false },
    after: { type: 'array', prefixItems: [string], items: number },
    want: {
      request: [
        '! is a list of other items instead of a list of its former items: change the code that sends it',
      ],
      response: [
        '! is a list of other items instead of a list of its former items: change the code that reads it',
      ],
    },
  },
  {
    before: { type: 'array', prefixItems: [string], items: number },
    after: { type: 'array', prefixItems: [string], items: false },
    want: {
      request: [
        '! is a list of other items instead of a list of its former items: change the code that sends it',
      ],
      response: [
        '! is a list of other items instead of a list of its former items: change the code that reads it',
      ],
    },
  },
  {
    before: { type: 'array', prefixItems: [string], items: number },
    after: { type: 'array', prefixItems: [string], items: number, minItems: 1 },
    want: {
      request: [
        '! is a list of other items instead of a list of its former items: change the code that sends it',
      ],
      response: [
        '! is a list of other items instead of a list of its former items: change the code that reads it',
      ],
    },
  },
  {
    before: { type: 'array', items: { type: 'object', properties: { a: { type: 'array', items: string } } } },
    after: { type: 'array', items: { type: 'object', properties: { a: { type: 'array', items: number } } } },
    want: {
      request: ['! body, `[].a[]` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `[].a[]` is a number instead of a string: change the code that reads it'],
    },
  },
])('lists of a fixed form: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});

const checkedSchemas = { A: { type: 'object', properties: { a: string } } };

test.each([
  {
    before: { type: 'object', properties: { a: string }, minProperties: 1 },
    after: { type: 'object', properties: { a: number }, minProperties: 1 },
    want: {
      request: ['! body, `a` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `a` is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: { type: 'array', items: string, uniqueItems: true },
    after: { type: 'array', items: number },
    want: {
      request: [
        '! body, `[]` is a number instead of a string: change the code that sends it',
        'has a looser rule: `uniqueItems` is removed',
      ],
      response: [
        '! response 200, `[]` is a number instead of a string: change the code that reads it',
        '! has a looser rule: `uniqueItems` is removed: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: string,
    after: { type: 'array', items: string, uniqueItems: true },
    want: {
      request: [
        '! is an array instead of a string: change the code that sends it',
        '! has a stricter rule: `uniqueItems` is added: send values that keep it',
      ],
      response: [
        '! is an array instead of a string: change the code that reads it',
        'has a stricter rule: `uniqueItems` is added',
      ],
    },
  },
  {
    before: { type: 'object', properties: { a: string }, minProperties: 1 },
    after: { type: 'object', properties: { a: string }, additionalProperties: string },
    want: {
      request: ['has a looser rule: `minProperties` is removed'],
      response: [
        '! has a looser rule: `minProperties` is removed: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: {
      allOf: [
        ref('A'),
        {
          anyOf: [
            { type: 'object', properties: { x: string } },
            { type: 'object', properties: { y: string } },
          ],
        },
      ],
      minProperties: 1,
    },
    after: ref('A'),
    want: {
      request: [
        '! is made of other parts: check what you send',
        'has a looser rule: `minProperties` is removed',
      ],
      response: [
        '! is made of other parts: change the code that reads it',
        '! has a looser rule: `minProperties` is removed: run generate: validation rejects it until then',
      ],
    },
  },
])('checked schemas: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after, checkedSchemas)).toEqual(want);
});
