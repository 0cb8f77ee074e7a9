import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { number, ref, string } from '../../test/support/schema-parts.js';

const membersSchemas = {
  Cat: { type: 'object', properties: { purr: string } },
  Dog: { type: 'object', properties: { bark: string } },
  Fox: { type: 'object', properties: { run: string } },
};

test.each([
  {
    before: { type: ['string', 'number'] },
    after: string,
    want: {
      request: ["! can't be a number anymore: don't send it"],
      response: ['! is never a number anymore: remove the code that handles it'],
    },
  },
  {
    before: string,
    after: { type: ['string', 'number'] },
    want: {
      request: ['may be a number now (was a string)'],
      response: ['! may be a number (was a string): handle it'],
    },
  },
  {
    before: { type: ['string', 'number'] },
    after: { type: ['string', 'boolean'] },
    want: {
      request: [
        "! can't be a number anymore: don't send it",
        'may be a boolean now (was one of several types)',
      ],
      response: [
        '! is never a number anymore: remove the code that handles it',
        '! may be a boolean (was one of several types): handle it',
      ],
    },
  },
  {
    before: { type: ['string', 'number'] },
    after: { type: ['boolean'] },
    want: {
      request: ['! is a boolean instead of a string or a number: change the code that sends it'],
      response: ['! is a boolean instead of a string or a number: change the code that reads it'],
    },
  },
  {
    before: { type: ['string', 'number'] },
    after: { type: 'array', items: string },
    want: {
      request: ['! is an array instead of a string or a number: change the code that sends it'],
      response: ['! is an array instead of a string or a number: change the code that reads it'],
    },
  },
  {
    before: { anyOf: [{ type: 'array', items: string }, number] },
    after: { anyOf: [{ type: 'array', items: number }, number] },
    want: {
      request: ['! body, `[]` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `[]` is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: { anyOf: [ref('Cat'), ref('Dog')] },
    after: { anyOf: [ref('Cat'), ref('Fox')] },
    want: {
      request: ["! body, `bark` is removed: don't send it", 'body, `run` is added'],
      response: ["! response 200, `bark` is removed: don't read it", 'response 200, `run` is added'],
    },
  },
  {
    before: { anyOf: [ref('Cat'), ref('Dog')] },
    after: ref('Cat'),
    want: {
      request: ["! can't be `Dog` anymore: don't send it"],
      response: ['! is never `Dog` anymore: remove the code that handles it'],
    },
  },
  {
    before: ref('Cat'),
    after: { anyOf: [ref('Cat'), ref('Dog')] },
    want: { request: ['may be `Dog` now (was `Cat`)'], response: ['! may be `Dog` (was `Cat`): handle it'] },
  },
  {
    before: {
      anyOf: [
        { type: 'object', properties: { k: { const: 'a' }, x: string } },
        { type: 'object', properties: { k: { const: 'b' }, x: string } },
      ],
    },
    after: {
      anyOf: [
        { type: 'object', properties: { k: { const: 'b' }, x: number } },
        { type: 'object', properties: { k: { const: 'a' }, x: string } },
      ],
    },
    want: {
      request: ['! body, `x` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `x` is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: {
      anyOf: [
        { type: 'object', properties: { k: { const: 'a' }, x: string } },
        { type: 'object', properties: { k: { const: 'b' }, x: string } },
      ],
    },
    after: {
      anyOf: [
        { type: 'object', properties: { k: { const: 'a' }, x: string } },
        { type: 'object', properties: { k: { const: 'c' }, x: string } },
      ],
    },
    want: {
      request: ['! body, `k` is "c" instead of "b": change the code that sends it'],
      response: ['! response 200, `k` is "c" instead of "b": change the code that reads it'],
    },
  },
  {
    before: {
      anyOf: [
        { type: 'object', properties: { x: string } },
        { type: 'object', properties: { y: string } },
      ],
    },
    after: {
      anyOf: [
        { type: 'object', properties: { y: string } },
        { type: 'object', properties: { z: string } },
      ],
    },
    want: {
      request: ["! body, `x` is removed: don't send it", 'body, `z` is added'],
      response: ["! response 200, `x` is removed: don't read it", 'response 200, `z` is added'],
    },
  },
  {
    before: {
      anyOf: [
        { type: 'object', properties: { x: string } },
        { type: 'object', properties: { y: string } },
        number,
      ],
    },
    after: {
      anyOf: [
        { type: 'object', properties: { z: string } },
        { type: 'object', properties: { v: string } },
        number,
      ],
    },
    want: {
      request: [
        "! can't be an object with `x` anymore: don't send it",
        "! can't be an object with `y` anymore: don't send it",
        'may be an object with `z` now (was one of several types)',
        'may be an object with `v` now (was one of several types)',
      ],
      response: [
        '! is never an object with `x` anymore: remove the code that handles it',
        '! is never an object with `y` anymore: remove the code that handles it',
        '! may be an object with `z` (was one of several types): handle it',
        '! may be an object with `v` (was one of several types): handle it',
      ],
    },
  },
  {
    before: { anyOf: [{ type: 'object', properties: { x: string } }, number] },
    after: {
      anyOf: [
        {
          allOf: [
            ref('Cat'),
            {
              anyOf: [
                { type: 'object', properties: { x: string } },
                { type: 'object', properties: { y: string } },
              ],
            },
          ],
        },
        number,
      ],
    },
    want: {
      request: [
        "! body, `x` is removed: don't send it",
        '! is made of other parts: check what you send',
        'body, `purr` is added',
      ],
      response: [
        "! response 200, `x` is removed: don't read it",
        '! is made of other parts: change the code that reads it',
        'response 200, `purr` is added',
      ],
    },
  },
  {
    before: { anyOf: [ref('Cat'), number] },
    after: { anyOf: [{ type: 'object', properties: { purr: string } }, number] },
    want: { request: [], response: [] },
  },
  {
    before: { anyOf: [ref('Cat'), number] },
    after: { anyOf: [ref('Cat'), number, { type: 'array', items: string }] },
    want: {
      request: ['may be an array now (was one of several types)'],
      response: ['! may be an array (was one of several types): handle it'],
    },
  },
  {
    before: {
      anyOf: [
        { type: 'object', properties: { x: string } },
        { type: 'object', properties: { y: string } },
      ],
    },
    after: { type: 'object', properties: { x: string } },
    want: {
      request: ["! can't be an object with `y` anymore: don't send it"],
      response: ['! is never an object with `y` anymore: remove the code that handles it'],
    },
  },
  {
    before: { type: 'object', properties: { a: string, b: string, c: string, d: string }, required: ['d'] },
    after: {
      oneOf: [
        { type: 'object', properties: { a: string, b: string, c: string, d: string }, required: ['d'] },
        { type: 'object', properties: { x: string, y: string }, required: ['y'] },
      ],
    },
    want: {
      request: ['may be an object with `y` and `x` now (was an object with `d`, `a`, `b` and more)'],
      response: [
        '! may be an object with `y` and `x` (was an object with `d`, `a`, `b` and more): handle it',
      ],
    },
  },
  {
    before: {
      anyOf: [{ type: 'array', items: string }, { type: 'array', items: number }, { type: 'boolean' }],
    },
    after: { anyOf: [{ type: 'array', items: { type: 'boolean' } }, { type: 'boolean' }] },
    want: {
      request: [
        "! can't be an array anymore: don't send it",
        'may be an array now (was one of several types)',
      ],
      response: [
        '! is never an array anymore: remove the code that handles it',
        '! may be an array (was one of several types): handle it',
      ],
    },
  },
  {
    before: { anyOf: [{ type: 'array', items: { type: 'boolean' } }, { type: 'boolean' }] },
    after: {
      anyOf: [{ type: 'array', items: string }, { type: 'array', items: number }, { type: 'boolean' }],
    },
    want: {
      request: [
        "! can't be an array anymore: don't send it",
        'may be an array now (was one of several types)',
      ],
      response: [
        '! is never an array anymore: remove the code that handles it',
        '! may be an array (was one of several types): handle it',
      ],
    },
  },
])('members: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after, membersSchemas)).toEqual(want);
});
