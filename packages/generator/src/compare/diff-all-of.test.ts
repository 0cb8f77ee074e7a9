import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { number, ref, string } from '../../test/support/schema-parts.js';

const allOfSchemas = {
  Pet: { type: 'object', properties: { name: string } },
  Dog: { allOf: [ref('Pet'), { type: 'object', properties: { bark: number } }] },
  Map: { type: 'object', properties: {}, additionalProperties: string },
  Any: { type: 'object', properties: { name: {} } },
};

test.each([
  {
    before: ref('Dog'),
    after: { allOf: [ref('Pet'), { type: 'object', properties: { bark: string } }] },
    want: {
      request: ['! body, `bark` is a string instead of a number: change the code that sends it'],
      response: ['! response 200, `bark` is a string instead of a number: change the code that reads it'],
    },
  },
  {
    before: { allOf: [ref('Pet'), { type: 'object', properties: { bark: string } }] },
    after: { type: 'object', properties: { name: string, bark: string } },
    want: { request: [], response: [] },
  },
  {
    before: { type: 'object', properties: { bark: string } },
    after: { allOf: [ref('Pet'), { type: 'object', properties: { bark: string } }] },
    want: { request: ['body, `name` is added'], response: ['response 200, `name` is added'] },
  },
  {
    before: { allOf: [ref('Pet'), { type: 'object', properties: { bark: string } }] },
    after: { type: 'object', properties: { bark: string } },
    want: {
      request: ["! body, `name` is removed: don't send it"],
      response: ["! response 200, `name` is removed: don't read it"],
    },
  },
  {
    before: {
      allOf: [ref('Pet'), { type: 'object', properties: { name: { minLength: 1, type: 'string' } } }],
    },
    after: {
      allOf: [ref('Pet'), { type: 'object', properties: { name: { minLength: 2, type: 'string' } } }],
    },
    want: {
      request: ['! body, `name` has `minLength` 2 (was 1): send values within it'],
      response: ['response 200, `name` has `minLength` 2 (was 1)'],
    },
  },
  {
    before: { allOf: [ref('Pet'), { type: 'object', properties: { name: string }, required: ['name'] }] },
    after: ref('Pet'),
    want: {
      request: ['body, `name` is optional now'],
      response: ['! response 200, `name` may be missing: handle `undefined`'],
    },
  },
  {
    before: ref('Pet'),
    after: { allOf: [ref('Pet'), { type: 'object', properties: { name: {} }, required: ['name'] }] },
    want: {
      request: ['! body, `name` is required now: always send it'],
      response: ['response 200, `name` is always there now'],
    },
  },
  {
    before: { allOf: [ref('Pet'), { type: 'object', properties: { name: {} }, required: ['name'] }] },
    after: { allOf: [ref('Pet'), { type: 'object', properties: { name: string } }] },
    want: {
      request: ['body, `name` is optional now'],
      response: ['! response 200, `name` may be missing: handle `undefined`'],
    },
  },
  {
    before: {
      allOf: [
        ref('Pet'),
        {
          anyOf: [
            { type: 'object', properties: { x: string } },
            { type: 'object', properties: { y: string } },
          ],
        },
      ],
    },
    after: {
      allOf: [
        ref('Pet'),
        {
          anyOf: [
            { type: 'object', properties: { x: string } },
            { type: 'object', properties: { y: number } },
          ],
        },
      ],
    },
    want: {
      request: ['! body, `y` is a number instead of a string: change the code that sends it'],
      response: ['! response 200, `y` is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: {
      allOf: [
        ref('Pet'),
        {
          anyOf: [
            { type: 'object', properties: { x: string } },
            { type: 'object', properties: { y: string } },
          ],
        },
      ],
    },
    after: ref('Pet'),
    want: {
      request: ['! is made of other parts: check what you send'],
      response: ['! is made of other parts: change the code that reads it'],
    },
  },
  {
    before: ref('Pet'),
    after: {
      allOf: [
        ref('Pet'),
        {
          anyOf: [
            { type: 'object', properties: { x: string } },
            { type: 'object', properties: { y: string } },
          ],
        },
      ],
    },
    want: {
      request: ['! is made of other parts: check what you send'],
      response: ['! is made of other parts: change the code that reads it'],
    },
  },
  {
    before: { allOf: [ref('Map'), { type: 'object', properties: { x: string } }] },
    after: { allOf: [ref('Map'), { type: 'object', properties: { x: string, y: string } }] },
    want: { request: ['body, `y` is added'], response: ['response 200, `y` is added'] },
  },
  {
    before: {
      allOf: [ref('Pet'), { type: 'object', properties: { name: { type: 'string', default: 'a' } } }],
    },
    after: {
      allOf: [ref('Pet'), { type: 'object', properties: { name: { type: 'string', default: 'b' } } }],
    },
    want: {
      request: ['body, `name` has the default `"b"` (was `"a"`): the server takes it if a request has none'],
      response: ['response 200, `name` has the default `"b"` (was `"a"`)'],
    },
  },
  { before: { allOf: [ref('Any'), ref('Pet')] }, after: ref('Pet'), want: { request: [], response: [] } },
  {
    before: { allOf: [ref('Any'), ref('Pet')] },
    after: { allOf: [ref('Pet'), ref('Any')] },
    want: { request: [], response: [] },
  },
  {
    before: { allOf: [ref('Map'), ref('Pet')] },
    after: ref('Pet'),
    want: {
      request: ['! no longer has properties of any name: send only those in its type'],
      response: ['! no longer has properties of any name: read only those in its type'],
    },
  },
])('`allOf`: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after, allOfSchemas)).toEqual(want);
});
