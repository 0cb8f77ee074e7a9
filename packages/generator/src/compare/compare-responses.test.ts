import { expect, test } from 'vitest';
import { responseChanges } from '../../test/support/changes-of.js';
import { number, string } from '../../test/support/schema-parts.js';

const jsonText = { 'application/json': { schema: string } };
const jsonNumber = { 'application/json': { schema: number } };

test.each([
  { before: { 200: jsonText }, after: { 200: jsonText, 404: jsonText }, want: ['response 404 is added'] },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText },
    want: ['! response 404 is removed: remove the code that handles it'],
  },
  {
    before: { 200: jsonText },
    after: { 200: jsonText, 201: jsonText },
    want: ['! response 201 is added: run generate, since it is an error until then'],
  },
  {
    before: { 200: jsonText, 201: jsonText },
    after: { 200: jsonText },
    want: ['! response 201 is removed: remove the code that handles it'],
  },
  { before: { 200: jsonText, 204: null }, after: { 200: jsonText }, want: ['response 204 is removed'] },
  {
    before: { 200: null },
    after: { 201: null },
    want: [
      '! response 200 is removed: remove the code that handles it',
      '! response 201 is added: run generate, since it is an error until then',
    ],
  },
  { before: { '2XX': jsonText }, after: { 201: jsonText, '2XX': jsonText }, want: ['response 201 is added'] },
  {
    before: { '2XX': jsonText },
    after: { 201: jsonNumber, '2XX': jsonText },
    want: ['! response 201 is added, unlike response 2XX: handle it'],
  },
  {
    before: { 201: jsonText, '2XX': jsonText },
    after: { '2XX': jsonText },
    want: ['response 201 is removed'],
  },
  {
    before: { 201: jsonNumber, '2XX': jsonText },
    after: { '2XX': jsonText },
    want: ['! response 201 is removed: remove the code that handles it'],
  },
  {
    before: { 200: jsonText, 404: jsonText, '4XX': jsonText },
    after: { 200: jsonText, '4XX': jsonText },
    want: ['response 404 is removed'],
  },
  {
    before: { 200: jsonText, '4XX': jsonText },
    after: { 200: jsonText, 404: jsonText, '4XX': jsonText },
    want: ['response 404 is added'],
  },
  {
    before: {
      200: jsonText,
      '4XX': { 'application/json': { schema: { type: 'object', properties: { a: string, b: string } } } },
    },
    after: {
      200: jsonText,
      404: { 'application/json': { schema: { type: 'object', properties: { a: number, b: string } } } },
      '4XX': { 'application/json': { schema: { type: 'object', properties: { a: string, b: string } } } },
    },
    want: ['! response 404 is added, unlike response 4XX: handle it'],
  },
  {
    before: { 200: jsonText, default: jsonText },
    after: { 200: jsonText, 404: jsonText, default: jsonText },
    want: ['response 404 is added'],
  },
  {
    before: { 200: jsonText, default: jsonText },
    after: { 200: jsonText, 404: jsonNumber, default: jsonText },
    want: ['! response 404 is added, unlike response default: handle it'],
  },
  {
    before: { 200: jsonText, 404: jsonText, default: jsonText },
    after: { 200: jsonText, default: jsonText },
    want: ['response 404 is removed'],
  },
  {
    before: { 200: jsonText, 404: jsonNumber, default: jsonText },
    after: { 200: jsonText, default: jsonText },
    want: ['! response 404 is removed: remove the code that handles it'],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 404: jsonText, default: jsonText },
    want: ['response default is added'],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 404: jsonText, default: jsonNumber },
    want: ['! response default is added: handle it as well'],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 404: jsonText, '4XX': jsonNumber },
    want: ['! response 4XX is added: handle it as well'],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 404: jsonText, '5XX': jsonNumber },
    want: ['response 5XX is added'],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 400: jsonNumber, 404: jsonText },
    want: ['response 400 is added'],
  },
  {
    before: { 200: jsonText, default: jsonText },
    after: { 200: jsonText },
    want: ['! response default is removed: remove the code that handles it'],
  },
  {
    before: { default: jsonText },
    after: { 200: jsonText, default: jsonText },
    want: ['response 200 is added'],
  },
  {
    before: { default: jsonText },
    after: { 200: jsonNumber },
    want: [
      '! response default is removed: remove the code that handles it',
      '! response 200 is added, unlike response default: handle it',
    ],
  },
  {
    before: { 200: jsonText, 404: jsonText },
    after: { 200: jsonText, 404: null },
    want: ["! response 404 has no body anymore: don't read it"],
  },
  {
    before: { 200: jsonText, 404: null },
    after: { 200: jsonText, 404: jsonText },
    want: ['response 404 has a body now'],
  },
  {
    before: { 200: jsonText, 201: null },
    after: { 200: jsonText, 201: jsonText },
    want: ['! response 201 has a body now: handle it'],
  },
  {
    before: {
      200: jsonText,
      404: { 'application/json': { schema: { type: 'object', properties: { a: string } } } },
    },
    after: {
      200: jsonText,
      404: { 'application/json': { schema: { type: 'object', properties: { a: number } } } },
    },
    want: ['! response 404, `a` is a number instead of a string: change the code that reads it'],
  },
  { before: { 200: null }, after: { 200: null, 404: null }, want: ['response 404 is added'] },
])('$before becomes $after', ({ before, after, want }) => {
  expect(responseChanges(before, after)).toEqual(want);
});
