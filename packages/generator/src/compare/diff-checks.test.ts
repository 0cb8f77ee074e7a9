import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';

const string = { type: 'string' };
const number = { type: 'number' };

test.each([
  {
    before: { type: 'object', properties: {}, minProperties: 1 },
    after: { type: 'object', properties: {}, minProperties: 2 },
    want: {
      request: ['! has another rule: `minProperties` has changed: send values that keep it'],
      response: ['has another rule: `minProperties` has changed'],
    },
  },
  {
    before: { type: 'object', properties: {}, minProperties: 2 },
    after: { type: 'object', properties: {}, minProperties: 1 },
    want: {
      request: ['has another rule: `minProperties` has changed'],
      response: [
        '! has another rule: `minProperties` has changed: run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: { type: 'object', properties: {}, maxProperties: 1 },
    after: { type: 'object', properties: {}, maxProperties: 2 },
    want: {
      request: ['has another rule: `maxProperties` has changed'],
      response: [
        '! has another rule: `maxProperties` has changed: run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: { type: 'object', properties: {}, maxProperties: 2 },
    after: { type: 'object', properties: {}, maxProperties: 1 },
    want: {
      request: ['! has another rule: `maxProperties` has changed: send values that keep it'],
      response: ['has another rule: `maxProperties` has changed'],
    },
  },
])('bounds: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});

test.each([
  {
    before: { type: 'array', items: string },
    after: { type: 'array', items: string, uniqueItems: true },
    want: {
      request: ['! has another rule: `uniqueItems` is added: send values that keep it'],
      response: ['has another rule: `uniqueItems` is added'],
    },
  },
  {
    before: { type: 'array', items: string, uniqueItems: true },
    after: { type: 'array', items: string },
    want: {
      request: ['has another rule: `uniqueItems` is removed'],
      response: [
        '! has another rule: `uniqueItems` is removed: run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: { type: 'array', items: string, uniqueItems: true },
    after: { type: 'array', items: number, uniqueItems: true },
    want: {
      request: ['! body, `[]` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `[]` is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: { type: 'array', items: string, contains: { const: 'a' } },
    after: { type: 'array', items: string, contains: { const: 'b' } },
    want: {
      request: ['! has another rule: `contains` has changed: send values that keep it'],
      response: [
        '! has another rule: `contains` has changed: run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: { type: 'object', properties: {}, patternProperties: { '^a': string } },
    after: { type: 'object', properties: {}, patternProperties: { '^a': number } },
    want: {
      request: ['! has another rule: `patternProperties ^a` has changed: send values that keep it'],
      response: [
        '! has another rule: `patternProperties ^a` has changed: run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: { type: 'object', properties: {}, patternProperties: { '^a': string } },
    after: { type: 'object', properties: {}, patternProperties: { '^a': string, '^b': string } },
    want: {
      request: ['! has another rule: `patternProperties ^b` is added: send values that keep it'],
      response: ['has another rule: `patternProperties ^b` is added'],
    },
  },
  {
    before: { type: 'object', properties: { a: string, b: string }, dependentRequired: { a: ['b'] } },
    after: { type: 'object', properties: { a: string, b: string }, dependentRequired: { b: ['a'] } },
    want: {
      request: [
        '! has another rule: `dependentRequired b` is added: send values that keep it',
        'has another rule: `dependentRequired a` is removed',
      ],
      response: [
        '! has another rule: `dependentRequired a` is removed: run generate: validation refuses it until then',
        'has another rule: `dependentRequired b` is added',
      ],
    },
  },
  {
    before: { type: 'string', not: { const: 'a' } },
    after: { type: 'string', not: { const: 'b' } },
    want: {
      request: ['! has another rule: `not` has changed: send values that keep it'],
      response: ['! has another rule: `not` has changed: run generate: validation refuses it until then'],
    },
  },
  {
    before: { type: 'object', properties: { a: string }, propertyNames: { maxLength: 2 } },
    after: { type: 'object', properties: { a: string }, propertyNames: { maxLength: 3 } },
    want: {
      request: ['! has another rule: `propertyNames` has changed: send values that keep it'],
      response: [
        '! has another rule: `propertyNames` has changed: run generate: validation refuses it until then',
      ],
    },
  },
])('keywords: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});

test.each([
  {
    before: { type: 'object', properties: { a: string }, additionalProperties: false },
    after: { type: 'object', properties: { a: string, b: string }, additionalProperties: false },
    want: {
      request: ['body, `b` is added'],
      response: ['! response 200, `b` is added: run generate: validation refuses it until then'],
    },
  },
  {
    before: { type: 'object', properties: { a: string }, unevaluatedProperties: false },
    after: { type: 'object', properties: { a: string, b: string }, unevaluatedProperties: false },
    want: {
      request: ['body, `b` is added'],
      response: ['! response 200, `b` is added: run generate: validation refuses it until then'],
    },
  },
  {
    before: { type: 'object', properties: { a: string }, additionalProperties: false },
    after: { type: 'object', properties: { a: string } },
    want: {
      request: ['has another rule: `additionalProperties` is removed'],
      response: [
        '! has another rule: `additionalProperties` is removed: run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: { type: 'object', properties: { a: string } },
    after: { type: 'object', properties: { a: string }, additionalProperties: false },
    want: {
      request: ['! has another rule: `additionalProperties` is added: send values that keep it'],
      response: ['has another rule: `additionalProperties` is added'],
    },
  },
  {
    before: { type: 'object', properties: { a: string }, unevaluatedProperties: false },
    after: { type: 'object', properties: { a: string }, unevaluatedProperties: number },
    want: {
      request: ['! has another rule: `unevaluatedProperties` has changed: send values that keep it'],
      response: [
        '! has another rule: `unevaluatedProperties` has changed: run generate: validation refuses it until then',
      ],
    },
  },
])(
  'closed objects: what is added or removed is told there: $before becomes $after',
  ({ before, after, want }) => {
    expect(bothWays(before, after)).toEqual(want);
  },
);
