import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { number, string } from '../../test/support/schema-parts.js';

test.each([
  {
    before: { type: 'object', properties: { a: string } },
    after: { type: 'object', properties: { a: string, b: string } },
    want: { request: ['body, `b` is added'], response: ['response 200, `b` is added'] },
  },
  {
    before: { type: 'object', properties: { a: string } },
    after: { type: 'object', properties: { a: string, b: string }, required: ['b'] },
    want: {
      request: ['! body, `b` is added, and is required: always send it'],
      response: ['response 200, `b` is added'],
    },
  },
  {
    before: { type: 'object', properties: { a: string, b: string } },
    after: { type: 'object', properties: { a: string } },
    want: {
      request: ["! body, `b` is removed: don't send it"],
      response: ["! response 200, `b` is removed: don't read it"],
    },
  },
  {
    before: { type: 'object', properties: { a: string, b: string }, required: ['b'] },
    after: { type: 'object', properties: { a: string } },
    want: {
      request: ["! body, `b` is removed: don't send it"],
      response: ["! response 200, `b` is removed: don't read it"],
    },
  },
  {
    before: { type: 'object', properties: { a: string }, required: ['a'] },
    after: { type: 'object', properties: { a: string } },
    want: {
      request: ['body, `a` is optional now'],
      response: ['! response 200, `a` may be missing: handle `undefined`'],
    },
  },
  {
    before: { type: 'object', properties: { a: string } },
    after: { type: 'object', properties: { a: string }, required: ['a'] },
    want: {
      request: ['! body, `a` is required now: always send it'],
      response: ['response 200, `a` is always there now'],
    },
  },
  {
    before: { type: 'object', properties: { a: string } },
    after: { type: 'object', properties: {} },
    want: { request: ['body, `a` is removed'], response: ["! response 200, `a` is removed: don't read it"] },
  },
  {
    before: { type: 'object', properties: {} },
    after: { type: 'object', properties: { a: string } },
    want: {
      request: [
        '! body, `a` is added: send what it takes',
        '! no longer has properties of any name: send only those in its type',
      ],
      response: [
        '! no longer has properties of any name: read only those in its type',
        'response 200, `a` is added',
      ],
    },
  },
  {
    before: { type: 'object', properties: { a: string } },
    after: { type: 'object', properties: { a: { type: 'string', deprecated: true } } },
    want: { request: ['body, `a` is deprecated'], response: ['response 200, `a` is deprecated'] },
  },
  {
    before: { type: 'object', properties: { a: { type: 'string', deprecated: true } } },
    after: { type: 'object', properties: { a: string } },
    want: { request: [], response: [] },
  },
  {
    before: { type: 'object', properties: { a: { type: 'string', default: 'x' } } },
    after: { type: 'object', properties: { a: { type: 'string', default: 'y' } } },
    want: {
      request: ['body, `a` has the default `"y"` (was `"x"`): the server takes it if a request has none'],
      response: ['response 200, `a` has the default `"y"` (was `"x"`)'],
    },
  },
  {
    before: { type: 'object', properties: { a: string } },
    after: { type: 'object', properties: { a: { type: 'string', default: 'y' } } },
    want: {
      request: ['body, `a` has the default `"y"`: the server takes it if a request has none'],
      response: ['response 200, `a` has the default `"y"`'],
    },
  },
  {
    before: { type: 'object', properties: { a: { type: 'string', default: 'x' } } },
    after: { type: 'object', properties: { a: string } },
    want: {
      request: [
        'body, `a` no longer has a default (was `"x"`): the server decides what a request without it means',
      ],
      response: ['response 200, `a` no longer has a default (was `"x"`)'],
    },
  },
])('properties: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});

test.each([
  {
    before: { type: 'object', properties: { a: string }, additionalProperties: string },
    after: { type: 'object', properties: { a: string, b: string }, additionalProperties: string },
    want: { request: ['body, `b` is added'], response: ['response 200, `b` is added'] },
  },
  {
    before: { type: 'object', properties: { a: string }, additionalProperties: string },
    after: { type: 'object', properties: { a: string, b: number }, additionalProperties: string },
    want: {
      request: ['! body, `b` is added: send what it takes'],
      response: ['! response 200, `b` is added: run generate: validation rejects it until then'],
    },
  },
  {
    before: { type: 'object', properties: { a: string, b: string }, additionalProperties: string },
    after: { type: 'object', properties: { a: string }, additionalProperties: string },
    want: { request: ['body, `b` is removed'], response: ["! response 200, `b` is removed: don't read it"] },
  },
  {
    before: { type: 'object', properties: { a: string, b: number }, additionalProperties: string },
    after: { type: 'object', properties: { a: string }, additionalProperties: string },
    want: {
      request: ["! body, `b` is removed: don't send it"],
      response: ["! response 200, `b` is removed: don't read it"],
    },
  },
  {
    before: { type: 'object', properties: { a: string, b: string } },
    after: { type: 'object', properties: { a: string }, additionalProperties: string },
    want: { request: ['body, `b` is removed'], response: ["! response 200, `b` is removed: don't read it"] },
  },
  {
    before: { type: 'object', properties: {} },
    after: { type: 'object', properties: { a: string }, required: ['a'] },
    want: {
      request: [
        '! body, `a` is added, and is required: always send it',
        '! no longer has properties of any name: send only those in its type',
      ],
      response: [
        '! no longer has properties of any name: read only those in its type',
        'response 200, `a` is added',
      ],
    },
  },
  {
    before: { type: 'object', properties: {}, additionalProperties: number },
    after: { type: 'object', properties: { a: string } },
    want: {
      request: [
        '! body, `a` is added: send what it takes',
        '! no longer has properties of any name: send only those in its type',
      ],
      response: [
        '! response 200, `a` is added: run generate: validation rejects it until then',
        '! no longer has properties of any name: read only those in its type',
      ],
    },
  },
  {
    before: { type: 'object', properties: { b: string } },
    after: { type: 'object', properties: {}, additionalProperties: number },
    want: {
      request: ["! body, `b` is removed: don't send it"],
      response: ["! response 200, `b` is removed: don't read it"],
    },
  },
  {
    before: { type: 'object', properties: { b: string } },
    after: { type: 'object', properties: {}, additionalProperties: string },
    want: { request: ['body, `b` is removed'], response: ['response 200, `b` is removed'] },
  },
  {
    before: { type: 'object', properties: { a: string }, additionalProperties: string },
    after: { type: 'object', properties: { a: string } },
    want: {
      request: ['! no longer has properties of any name: send only those in its type'],
      response: ['! no longer has properties of any name: read only those in its type'],
    },
  },
  {
    before: { type: 'object', properties: { a: string } },
    after: { type: 'object', properties: { a: string }, additionalProperties: string },
    want: { request: [], response: [] },
  },
  {
    before: { type: 'object', properties: { a: string }, additionalProperties: string },
    after: { type: 'object', properties: { a: string }, additionalProperties: number },
    want: {
      request: ['! body, `[key]` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `[key]` is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: { type: 'object', properties: { a: string }, additionalProperties: false },
    after: {
      type: 'object',
      properties: { a: string },
      additionalProperties: { minLength: 1, type: 'string' },
    },
    want: {
      request: ['has a looser rule: `additionalProperties` is removed'],
      response: [
        '! has a looser rule: `additionalProperties` is removed: run generate: validation rejects it until then',
      ],
    },
  },
])('other properties: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});
