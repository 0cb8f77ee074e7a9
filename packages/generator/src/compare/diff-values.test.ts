import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { number, string } from '../../test/support/schema-parts.js';

test.each([
  {
    before: { enum: ['a', 'b'] },
    after: { enum: ['a'] },
    want: {
      request: ['! can\'t be "b" anymore: don\'t send it'],
      response: ['! is never "b" anymore: remove the code that handles it'],
    },
  },
  {
    before: { enum: ['a'] },
    after: { enum: ['a', 'b'] },
    want: { request: ['may be "b" too'], response: ['! may also be "b": handle it'] },
  },
  {
    before: { enum: ['a'] },
    after: { enum: ['b'] },
    want: {
      request: ['! is "b" instead of "a": change the code that sends it'],
      response: ['! is "b" instead of "a": change the code that reads it'],
    },
  },
  {
    before: { enum: ['a'] },
    after: { enum: [1] },
    want: {
      request: ['! is 1 instead of "a": change the code that sends it'],
      response: ['! is 1 instead of "a": change the code that reads it'],
    },
  },
  {
    before: { enum: ['a'] },
    after: string,
    want: {
      request: ['may be any string now (was "a")'],
      response: ['! may be any string (was "a"): handle it'],
    },
  },
  {
    before: string,
    after: { enum: ['a'] },
    want: {
      request: ['! must be "a" (was any string): send "a"'],
      response: ['is always "a" now (was any string)'],
    },
  },
  {
    before: { enum: ['a'] },
    after: number,
    want: {
      request: ['! is a number instead of "a": change the code that sends it'],
      response: ['! is a number instead of "a": change the code that reads it'],
    },
  },
  {
    before: number,
    after: { enum: ['a'] },
    want: {
      request: ['! is "a" instead of a number: change the code that sends it'],
      response: ['! is "a" instead of a number: change the code that reads it'],
    },
  },
  {
    before: { anyOf: [{ enum: ['a', 'b'] }, number] },
    after: { anyOf: [{ enum: ['a'] }, number] },
    want: {
      request: ['! can\'t be "b" anymore: don\'t send it'],
      response: ['! is never "b" anymore: remove the code that handles it'],
    },
  },
  {
    before: { anyOf: [{ enum: ['a'] }, number] },
    after: { anyOf: [string, number] },
    want: {
      request: ['may be any string now (was "a")'],
      response: ['! may be any string (was "a"): handle it'],
    },
  },
  {
    before: { anyOf: [string, number] },
    after: { anyOf: [{ enum: ['a'] }, number] },
    want: {
      request: ['! must be "a" (was any string): send "a"'],
      response: ['is always "a" now (was any string)'],
    },
  },
  {
    before: { anyOf: [{ enum: ['a', 1] }, { type: 'boolean' }] },
    after: { anyOf: [string, { type: 'boolean' }] },
    want: {
      request: ["! can't be 1 anymore: don't send it", 'may be any string now (was "a" or 1)'],
      response: [
        '! may be any string (was "a" or 1): handle it',
        '! is never 1 anymore: remove the code that handles it',
      ],
    },
  },
  {
    before: { enum: ['a', 1] },
    after: { anyOf: [string, { type: 'boolean' }] },
    want: {
      request: [
        "! can't be 1 anymore: don't send it",
        'may be any string now (was "a" or 1)',
        'may be a boolean now (was "a" or 1)',
      ],
      response: [
        '! may be any string (was "a" or 1): handle it',
        '! is never 1 anymore: remove the code that handles it',
        '! may be a boolean (was "a" or 1): handle it',
      ],
    },
  },
  {
    before: { anyOf: [{ enum: ['a'] }, { type: 'array', items: string }] },
    after: { enum: ['a', 'b'] },
    want: {
      request: ["! can't be an array anymore: don't send it", 'may be "b" too'],
      response: [
        '! may also be "b": handle it',
        '! is never an array anymore: remove the code that handles it',
      ],
    },
  },
  {
    before: { enum: ['a', 1] },
    after: { enum: ['a', 1, true] },
    want: { request: ['may be true too'], response: ['! may also be true: handle it'] },
  },
  {
    before: { anyOf: [number, { const: 'a' }] },
    after: { anyOf: [number, { type: 'boolean' }] },
    want: {
      request: ['! can\'t be "a" anymore: don\'t send it', 'may be a boolean now (was one of several types)'],
      response: [
        '! is never "a" anymore: remove the code that handles it',
        '! may be a boolean (was one of several types): handle it',
      ],
    },
  },
])('values: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});
