import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { list, number, object, string } from '../../test/support/schema-parts.js';

test.each([
  {
    before: object({ minProperties: 1 }),
    after: object({ minProperties: 2 }),
    want: {
      request: ['! has a stricter rule: `minProperties` is 2 (was 1): send values that keep it'],
      response: ['has a stricter rule: `minProperties` is 2 (was 1)'],
    },
  },
  {
    before: object({ minProperties: 2 }),
    after: object({ minProperties: 1 }),
    want: {
      request: ['has a looser rule: `minProperties` is 1 (was 2)'],
      response: [
        '! has a looser rule: `minProperties` is 1 (was 2): run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: object({ maxProperties: 1 }),
    after: object({ maxProperties: 2 }),
    want: {
      request: ['has a looser rule: `maxProperties` is 2 (was 1)'],
      response: [
        '! has a looser rule: `maxProperties` is 2 (was 1): run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: object({ maxProperties: 2 }),
    after: object({ maxProperties: 1 }),
    want: {
      request: ['! has a stricter rule: `maxProperties` is 1 (was 2): send values that keep it'],
      response: ['has a stricter rule: `maxProperties` is 1 (was 2)'],
    },
  },
  {
    before: list({}),
    after: list({ uniqueItems: true }),
    want: {
      request: ['! has a stricter rule: `uniqueItems` is added: send values that keep it'],
      response: ['has a stricter rule: `uniqueItems` is added'],
    },
  },
  {
    before: list({ uniqueItems: true }),
    after: list({}),
    want: {
      request: ['has a looser rule: `uniqueItems` is removed'],
      response: [
        '! has a looser rule: `uniqueItems` is removed: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: list({ uniqueItems: true }),
    after: { type: 'array', items: number, uniqueItems: true },
    want: {
      request: ['! body, `[]` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `[]` is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: object({ dependentRequired: { a: ['b'] } }),
    after: object({ dependentRequired: { b: ['a'] } }),
    want: {
      request: [
        '! has a stricter rule: `dependentRequired["b"]` is added: send values that keep it',
        'has a looser rule: `dependentRequired["a"]` is removed',
      ],
      response: [
        '! has a looser rule: `dependentRequired["a"]` is removed: run generate: validation rejects it until then',
        'has a stricter rule: `dependentRequired["b"]` is added',
      ],
    },
  },
  {
    before: object({ dependentRequired: { a: ['b'] } }),
    after: object({ dependentRequired: { a: ['b', 'c'] } }),
    want: {
      request: [
        '! has a stricter rule: `dependentRequired["a"]` is `b`, `c` (was `b`): send values that keep it',
      ],
      response: ['has a stricter rule: `dependentRequired["a"]` is `b`, `c` (was `b`)'],
    },
  },
  {
    before: object({ dependentRequired: { a: ['b', 'c'] } }),
    after: object({ dependentRequired: { a: [] } }),
    want: {
      request: ['has a looser rule: `dependentRequired["a"]` is nothing (was `b`, `c`)'],
      response: [
        '! has a looser rule: `dependentRequired["a"]` is nothing (was `b`, `c`): run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: object({ dependentRequired: { a: ['b'] } }),
    after: object({ dependentRequired: { a: ['c'] } }),
    want: {
      request: ['! has another rule: `dependentRequired["a"]` is `c` (was `b`): send values that keep it'],
      response: [
        '! has another rule: `dependentRequired["a"]` is `c` (was `b`): run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: { enum: [[1]] },
    after: { enum: [[1], [2]] },
    want: {
      request: ['may be a list now (was a list)', 'has a looser rule: `enum` has changed'],
      response: [
        '! may be a list (was a list): handle it',
        '! has a looser rule: `enum` has changed: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: { enum: [[1], [2]] },
    after: { enum: [[2]] },
    want: {
      request: [
        "! can't be a list anymore: don't send it",
        '! has a stricter rule: `enum` has changed: send values that keep it',
      ],
      response: [
        '! is never a list anymore: remove the code that handles it',
        'has a stricter rule: `enum` has changed',
      ],
    },
  },
])('keywords with values: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});

test.each([
  {
    before: { type: 'object', properties: { a: string }, additionalProperties: false },
    after: { type: 'object', properties: { a: string, b: string }, additionalProperties: false },
    want: {
      request: ['body, `b` is added'],
      response: ['! response 200, `b` is added: run generate: validation rejects it until then'],
    },
  },
  {
    before: { type: 'object', properties: { a: string }, unevaluatedProperties: false },
    after: { type: 'object', properties: { a: string, b: string }, unevaluatedProperties: false },
    want: {
      request: ['body, `b` is added'],
      response: ['! response 200, `b` is added: run generate: validation rejects it until then'],
    },
  },
  {
    before: { type: 'object', properties: { a: string }, additionalProperties: false },
    after: { type: 'object', properties: { a: string } },
    want: {
      request: ['has a looser rule: `additionalProperties` is removed'],
      response: [
        '! has a looser rule: `additionalProperties` is removed: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: { type: 'object', properties: { a: string } },
    after: { type: 'object', properties: { a: string }, additionalProperties: false },
    want: {
      request: ['! has a stricter rule: `additionalProperties` is added: send values that keep it'],
      response: ['has a stricter rule: `additionalProperties` is added'],
    },
  },
  {
    before: { type: 'object', properties: { a: string }, unevaluatedProperties: false },
    after: { type: 'object', properties: { a: string }, unevaluatedProperties: number },
    want: {
      request: ['has a looser rule: `unevaluatedProperties` is a number instead of nothing'],
      response: [
        '! has a looser rule: `unevaluatedProperties` is a number instead of nothing: run generate: validation rejects it until then',
      ],
    },
  },
])(
  'closed objects: what is added or removed is told there: $before becomes $after',
  ({ before, after, want }) => {
    expect(bothWays(before, after)).toEqual(want);
  },
);
