import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { number, string } from '../../test/support/schema-parts.js';

test.each([
  {
    before: string,
    after: { type: ['string', 'null'] },
    want: { request: ['may be null now'], response: ['! may be null: handle `null`'] },
  },
  {
    before: { type: ['string', 'null'] },
    after: string,
    want: { request: ["! can't be null anymore: don't send `null`"], response: ['is never null anymore'] },
  },
  {
    before: { type: ['string', 'null'] },
    after: { type: ['number', 'null'] },
    want: {
      request: ['! is a number instead of a string: change the code that sends it'],
      response: ['! is a number instead of a string: change the code that reads it'],
    },
  },
  {
    before: { enum: ['a', null] },
    after: { enum: ['a'] },
    want: { request: ["! can't be null anymore: don't send `null`"], response: ['is never null anymore'] },
  },
  {
    before: { type: ['string', 'null'] },
    after: { type: 'null' },
    want: {
      request: ["! can't be a string anymore: don't send it"],
      response: ['! is never a string anymore: remove the code that handles it'],
    },
  },
  {
    before: { type: 'null' },
    after: { type: ['string', 'null'] },
    want: {
      request: ['may be a string now (was null)'],
      response: ['! may be a string (was null): handle it'],
    },
  },
  {
    before: { type: 'null' },
    after: { type: ['number'] },
    want: {
      request: ["! can't be null anymore: don't send `null`", 'may be a number now (was null)'],
      response: ['! may be a number (was null): handle it', 'is never null anymore'],
    },
  },
  {
    before: { enum: ['a', null] },
    after: { type: 'null' },
    want: {
      request: ['! can\'t be "a" anymore: don\'t send it'],
      response: ['! is never "a" anymore: remove the code that handles it'],
    },
  },
  {
    before: { type: 'null' },
    after: { enum: ['a'] },
    want: {
      request: ["! can't be null anymore: don't send `null`", 'may be "a" too'],
      response: ['! may also be "a": handle it', 'is never null anymore'],
    },
  },
  {
    before: { enum: ['a', null] },
    after: { enum: ['b', null] },
    want: {
      request: ['! is "b" instead of "a": change the code that sends it'],
      response: ['! is "b" instead of "a": change the code that reads it'],
    },
  },
])('null: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});

test.each([
  {
    before: {
      oneOf: [
        { type: 'object', properties: { x: string } },
        { type: 'object', properties: { y: string } },
      ],
    },
    after: {
      anyOf: [
        { type: 'object', properties: { x: string } },
        { type: 'object', properties: { y: string } },
      ],
    },
    want: {
      request: ['may fit several members'],
      response: ['! may fit several members: run generate: validation rejects it until then'],
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
      oneOf: [
        { type: 'object', properties: { x: string } },
        { type: 'object', properties: { y: string } },
      ],
    },
    want: {
      request: ['! fits exactly one member now: check what you send'],
      response: ['fits exactly one member now'],
    },
  },
  {
    before: {
      oneOf: [
        { type: 'object', properties: { x: string } },
        { type: 'object', properties: { y: string } },
      ],
    },
    after: {
      oneOf: [
        { type: 'object', properties: { x: string } },
        { type: 'object', properties: { y: string } },
      ],
    },
    want: { request: [], response: [] },
  },
  {
    before: { oneOf: [string, number] },
    after: { anyOf: [string, number] },
    want: { request: [], response: [] },
  },
])('`oneOf` and `anyOf`: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});
