import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { number, string } from '../../test/support/schema-parts.js';

test.each([
  {
    before: { type: 'string', minLength: 1 },
    after: { type: 'string', minLength: 2 },
    want: {
      request: ['! has `minLength` 2 (was 1): send values within it'],
      response: ['has `minLength` 2 (was 1)'],
    },
  },
  {
    before: { type: 'string', minLength: 2 },
    after: { type: 'string', minLength: 1 },
    want: {
      request: ['has `minLength` 1 (was 2)'],
      response: ['! has `minLength` 1 (was 2): allow for other values, and run generate'],
    },
  },
  {
    before: string,
    after: { type: 'string', minLength: 1 },
    want: {
      request: ['! has `minLength` 1 (had none): send values within it'],
      response: ['has `minLength` 1 (had none)'],
    },
  },
  {
    before: { type: 'string', minLength: 1 },
    after: string,
    want: {
      request: ['no longer has `minLength` (was 1)'],
      response: ['! no longer has `minLength` (was 1): allow for other values, and run generate'],
    },
  },
  {
    before: { type: 'string', maxLength: 5 },
    after: { type: 'string', maxLength: 4 },
    want: {
      request: ['! has `maxLength` 4 (was 5): send values within it'],
      response: ['has `maxLength` 4 (was 5)'],
    },
  },
  {
    before: { type: 'string', maxLength: 4 },
    after: { type: 'string', maxLength: 5 },
    want: {
      request: ['has `maxLength` 5 (was 4)'],
      response: ['! has `maxLength` 5 (was 4): allow for other values, and run generate'],
    },
  },
  {
    before: { type: 'string', pattern: 'a' },
    after: string,
    want: {
      request: ['no longer has `pattern` (was `a`)'],
      response: ['! no longer has `pattern` (was `a`): allow for other values, and run generate'],
    },
  },
  {
    before: string,
    after: { type: 'string', pattern: 'a' },
    want: {
      request: ['! has `pattern` `a` (had none): send values within it'],
      response: ['has `pattern` `a` (had none)'],
    },
  },
  {
    before: { type: 'string', pattern: 'a' },
    after: { type: 'string', pattern: 'b' },
    want: {
      request: ['! has `pattern` `b` (was `a`): send values within it'],
      response: ['! has `pattern` `b` (was `a`): allow for other values, and run generate'],
    },
  },
  {
    before: { type: 'string', minLength: 1, maxLength: 5 },
    after: { type: 'string', maxLength: 6, minLength: 1 },
    want: {
      request: ['has `maxLength` 6 (was 5)'],
      response: ['! has `maxLength` 6 (was 5): allow for other values, and run generate'],
    },
  },
])('strings: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});

test.each([
  {
    before: { type: 'number', minimum: 1 },
    after: { type: 'number', minimum: 2 },
    want: {
      request: ['! has `minimum` 2 (was 1): send values within it'],
      response: ['has `minimum` 2 (was 1)'],
    },
  },
  {
    before: { type: 'number', minimum: 2 },
    after: { type: 'number', minimum: 1 },
    want: {
      request: ['has `minimum` 1 (was 2)'],
      response: ['! has `minimum` 1 (was 2): allow for other values, and run generate'],
    },
  },
  {
    before: { type: 'number', maximum: 1 },
    after: { type: 'number', maximum: 2 },
    want: {
      request: ['has `maximum` 2 (was 1)'],
      response: ['! has `maximum` 2 (was 1): allow for other values, and run generate'],
    },
  },
  {
    before: { type: 'number', maximum: 2 },
    after: { type: 'number', maximum: 1 },
    want: {
      request: ['! has `maximum` 1 (was 2): send values within it'],
      response: ['has `maximum` 1 (was 2)'],
    },
  },
  {
    before: { type: 'number', exclusiveMinimum: 1 },
    after: { type: 'number', exclusiveMinimum: 2 },
    want: {
      request: ['! has `exclusiveMinimum` 2 (was 1): send values within it'],
      response: ['has `exclusiveMinimum` 2 (was 1)'],
    },
  },
  {
    before: { type: 'number', exclusiveMinimum: 2 },
    after: { type: 'number', exclusiveMinimum: 1 },
    want: {
      request: ['has `exclusiveMinimum` 1 (was 2)'],
      response: ['! has `exclusiveMinimum` 1 (was 2): allow for other values, and run generate'],
    },
  },
  {
    before: { type: 'number', exclusiveMaximum: 1 },
    after: { type: 'number', exclusiveMaximum: 2 },
    want: {
      request: ['has `exclusiveMaximum` 2 (was 1)'],
      response: ['! has `exclusiveMaximum` 2 (was 1): allow for other values, and run generate'],
    },
  },
  {
    before: { type: 'number', exclusiveMaximum: 2 },
    after: { type: 'number', exclusiveMaximum: 1 },
    want: {
      request: ['! has `exclusiveMaximum` 1 (was 2): send values within it'],
      response: ['has `exclusiveMaximum` 1 (was 2)'],
    },
  },
  {
    before: { type: 'number', multipleOf: 2 },
    after: { type: 'number', multipleOf: 6 },
    want: {
      request: ['! has `multipleOf` 6 (was 2): send values within it'],
      response: ['has `multipleOf` 6 (was 2)'],
    },
  },
  {
    before: { type: 'number', multipleOf: 6 },
    after: { type: 'number', multipleOf: 2 },
    want: {
      request: ['has `multipleOf` 2 (was 6)'],
      response: ['! has `multipleOf` 2 (was 6): allow for other values, and run generate'],
    },
  },
  {
    before: { type: 'number', multipleOf: 2 },
    after: { type: 'number', multipleOf: 3 },
    want: {
      request: ['! has `multipleOf` 3 (was 2): send values within it'],
      response: ['! has `multipleOf` 3 (was 2): allow for other values, and run generate'],
    },
  },
  {
    before: number,
    after: { type: 'number', multipleOf: 2 },
    want: {
      request: ['! has `multipleOf` 2 (had none): send values within it'],
      response: ['has `multipleOf` 2 (had none)'],
    },
  },
  {
    before: { type: 'number', multipleOf: 2 },
    after: number,
    want: {
      request: ['no longer has `multipleOf` (was 2)'],
      response: ['! no longer has `multipleOf` (was 2): allow for other values, and run generate'],
    },
  },
  {
    before: number,
    after: { type: 'integer' },
    want: {
      request: ['! must be an integer (was a number): send an integer'],
      response: ['is always an integer now (was a number)'],
    },
  },
  {
    before: { type: 'integer' },
    after: number,
    want: {
      request: ['may be a fraction now (was an integer)'],
      response: ['! may be a fraction (was an integer): handle it'],
    },
  },
  {
    before: { type: 'number', minimum: 1 },
    after: { type: 'integer', minimum: 2 },
    want: {
      request: [
        '! must be an integer (was a number): send an integer',
        '! has `minimum` 2 (was 1): send values within it',
      ],
      response: ['is always an integer now (was a number)', 'has `minimum` 2 (was 1)'],
    },
  },
])('numbers: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});

test.each([
  {
    before: { type: 'array', items: string, minItems: 1 },
    after: { type: 'array', items: string, minItems: 2 },
    want: {
      request: ['! has `minItems` 2 (was 1): send values within it'],
      response: ['has `minItems` 2 (was 1)'],
    },
  },
  {
    before: { type: 'array', items: string, minItems: 2 },
    after: { type: 'array', items: string },
    want: {
      request: ['no longer has `minItems` (was 2)'],
      response: ['! no longer has `minItems` (was 2): allow for other values, and run generate'],
    },
  },
  {
    before: { type: 'array', items: string, maxItems: 3 },
    after: { type: 'array', items: string, maxItems: 2 },
    want: {
      request: ['! has `maxItems` 2 (was 3): send values within it'],
      response: ['has `maxItems` 2 (was 3)'],
    },
  },
  {
    before: { type: 'array', items: string },
    after: { type: 'array', items: string, maxItems: 2 },
    want: {
      request: ['! has `maxItems` 2 (had none): send values within it'],
      response: ['has `maxItems` 2 (had none)'],
    },
  },
])('lists: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});
