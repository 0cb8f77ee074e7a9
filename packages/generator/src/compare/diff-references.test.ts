import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { number, ref, string } from '../../test/support/schema-parts.js';

const referencesSchemas = {
  A: { type: 'object', properties: { a: string }, required: ['a'] },
  B: { type: 'object', properties: { a: number }, required: ['a'] },
  C: { type: 'object', properties: { c: string } },
  Text: string,
  State: { enum: ['on', 'off'] },
  Loop: { type: 'object', properties: { next: ref('Loop'), a: string } },
  Ring: { type: 'object', properties: { next: ref('Ring'), a: number } },
  Union: { anyOf: [ref('A'), string] },
};

test.each([
  { before: ref('A'), after: ref('A'), want: { request: [], response: [] } },
  {
    before: ref('A'),
    after: ref('B'),
    want: {
      request: ['! body, `a` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `a` is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: ref('A'),
    after: { type: 'object', properties: { a: string } },
    want: {
      request: ['body, `a` is optional now'],
      response: ['! response 200, `a` may be missing: handle `undefined`'],
    },
  },
  {
    before: ref('A'),
    after: { type: 'object', properties: { a: number } },
    want: {
      request: [
        '! body, `a` is a number instead of a string: change the code that sends it',
        'body, `a` is optional now',
      ],
      response: [
        '! response 200, `a` may be missing: handle `undefined`',
        '! response 200, `a` is a number instead of a string: change the code that reads it',
      ],
    },
  },
  {
    before: { type: 'object', properties: { x: ref('A'), y: ref('A') } },
    after: { type: 'object', properties: { x: ref('B'), y: ref('B') } },
    want: {
      request: ['! body, `x.a` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `x.a` is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: ref('Loop'),
    after: ref('Ring'),
    want: {
      request: ['! body, `a` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `a` is a number instead of a string: change the code that reads it'],
    },
  },
  { before: ref('Text'), after: string, want: { request: [], response: [] } },
  {
    before: ref('Text'),
    after: number,
    want: {
      request: ['! is a number instead of a string: change the code that sends it'],
      response: ['! is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: { anyOf: [ref('A'), ref('B')] },
    after: { anyOf: [ref('A'), ref('C')] },
    want: {
      request: ["! body, `a` is removed: don't send it", 'body, `c` is added'],
      response: ["! response 200, `a` is removed: don't read it", 'response 200, `c` is added'],
    },
  },
  {
    before: { anyOf: [ref('A'), ref('B')] },
    after: ref('A'),
    want: {
      request: ["! can't be `B` anymore: don't send it"],
      response: ['! is never `B` anymore: remove the code that handles it'],
    },
  },
  {
    before: ref('A'),
    after: { anyOf: [ref('A'), ref('B')] },
    want: { request: ['may be `B` now (was `A`)'], response: ['! may be `B` (was `A`): handle it'] },
  },
  {
    before: ref('Union'),
    after: ref('A'),
    want: {
      request: ["! can't be a string anymore: don't send it"],
      response: ['! is never a string anymore: remove the code that handles it'],
    },
  },
  {
    before: ref('A'),
    after: ref('Union'),
    want: {
      request: ['may be a string now (was `A`)'],
      response: ['! may be a string (was `A`): handle it'],
    },
  },
  {
    before: ref('State'),
    after: { anyOf: [ref('State'), { type: 'null' }] },
    want: { request: ['may be null now'], response: ['! may be null: handle `null`'] },
  },
  {
    before: { anyOf: [ref('State'), { type: 'null' }] },
    after: ref('State'),
    want: { request: ["! can't be null anymore: don't send `null`"], response: ['is never null anymore'] },
  },
  {
    before: ref('State'),
    after: { enum: ['on'] },
    want: {
      request: ['! can\'t be "off" anymore: don\'t send it'],
      response: ['! is never "off" anymore: remove the code that handles it'],
    },
  },
  {
    before: ref('Loop'),
    after: { anyOf: [ref('A'), ref('B')] },
    want: {
      request: ['! is `A` or `B` instead of an object with `next` and `a`: change the code that sends it'],
      response: ['! is `A` or `B` instead of an object with `next` and `a`: change the code that reads it'],
    },
  },
])('references: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after, referencesSchemas)).toEqual(want);
});
