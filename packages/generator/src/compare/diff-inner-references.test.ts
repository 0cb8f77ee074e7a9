import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { list, not, object, ref } from '../../test/support/schema-parts.js';

test.each([
  {
    before: not(ref('F')),
    after: not(ref('F')),
    schemas: { F: { enum: ['a'] } },
    later: { F: { enum: ['a', 'b'] } },
    want: {
      request: ['! has a stricter rule: `not` has changed with `F`: send values that keep it'],
      response: ['has a stricter rule: `not` has changed with `F`'],
    },
  },
  {
    before: not(ref('F')),
    after: not(ref('F')),
    schemas: { F: { enum: ['a', 'b'] } },
    later: { F: { enum: ['a'] } },
    want: {
      request: ['has a looser rule: `not` has changed with `F`'],
      response: [
        '! has a looser rule: `not` has changed with `F`: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: not(ref('F')),
    after: not(ref('F')),
    schemas: { F: { pattern: 'a' } },
    later: { F: { pattern: 'b' } },
    want: {
      request: ['! has another rule: `not` has changed with `F`: send values that keep it'],
      response: [
        '! has another rule: `not` has changed with `F`: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: not(ref('F')),
    after: not(ref('F')),
    schemas: { F: { enum: ['a'] } },
    later: { F: { enum: ['a'] } },
    want: { request: [], response: [] },
  },
  {
    before: not(ref('F')),
    after: not(ref('F')),
    schemas: { F: ref('G'), G: { enum: ['a'] } },
    later: { F: ref('G'), G: { enum: ['a', 'b'] } },
    want: {
      request: ['! has a stricter rule: `not` has changed with `F`: send values that keep it'],
      response: ['has a stricter rule: `not` has changed with `F`'],
    },
  },
  {
    before: not(ref('F')),
    after: not(ref('G')),
    schemas: { F: { enum: ['a'] }, G: { enum: ['a', 'b'] } },
    later: { F: { enum: ['a'] }, G: { enum: ['a', 'b'] } },
    want: {
      request: ['! has a stricter rule: `not` may also be "b": send values that keep it'],
      response: ['has a stricter rule: `not` may also be "b"'],
    },
  },
  {
    before: object({ not: ref('Loop') }),
    after: object({ not: ref('Loop') }),
    schemas: { Loop: { type: 'object', properties: { next: ref('Loop') }, required: ['a'] } },
    later: { Loop: { type: 'object', properties: { next: ref('Loop') }, required: ['b'] } },
    want: {
      request: ['! has another rule: `not` has changed with `Loop`: send values that keep it'],
      response: [
        '! has another rule: `not` has changed with `Loop`: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: object({ if: ref('F'), then: { required: ['b'] } }),
    after: object({ if: ref('F'), then: { required: ['b'] } }),
    schemas: { F: { type: 'object', required: ['a'] } },
    later: { F: { type: 'object', required: ['c'] } },
    want: {
      request: ['! has another rule: `if` has changed with `F`: send values that keep it'],
      response: [
        '! has another rule: `if` has changed with `F`: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: list({ contains: ref('F') }),
    after: list({ contains: ref('F') }),
    schemas: { F: { enum: ['a'] } },
    later: { F: { enum: ['a', 'b'] } },
    want: { request: [], response: [] },
  },
  {
    before: list({ contains: ref('F'), maxContains: 1 }),
    after: list({ contains: ref('F'), maxContains: 1 }),
    schemas: { F: { enum: ['a'] } },
    later: { F: { enum: ['a', 'b'] } },
    want: {
      request: ['! has a stricter rule: `contains` has changed with `F`: send values that keep it'],
      response: ['has a stricter rule: `contains` has changed with `F`'],
    },
  },
  {
    before: object({ patternProperties: { x: ref('F') } }),
    after: object({ patternProperties: { x: ref('F') } }),
    schemas: { F: { enum: ['a'] } },
    later: { F: { enum: ['a', 'b'] } },
    want: { request: [], response: [] },
  },
  {
    before: object({ if: { required: ['a'] }, then: ref('F') }),
    after: object({ if: { required: ['a'] }, then: ref('F') }),
    schemas: { F: { type: 'object', required: ['b'] } },
    later: { F: { type: 'object', required: ['c'] } },
    want: { request: [], response: [] },
  },
  {
    before: object({ anyOf: [ref('F'), ref('G')], unevaluatedProperties: false }),
    after: object({ anyOf: [ref('F'), ref('G')], unevaluatedProperties: false }),
    schemas: { F: object({ minProperties: 1 }), G: object({}) },
    later: { F: object({ minProperties: 2 }), G: object({}) },
    want: {
      request: ['! has another rule: `unevaluatedProperties` has changed: send values that keep it'],
      response: [
        '! has another rule: `unevaluatedProperties` has changed: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: object({ if: ref('F'), then: { required: ['b'] } }),
    after: object({ if: ref('F'), then: { required: ['b', 'c'] } }),
    schemas: { F: { type: 'object', required: ['a'] } },
    later: { F: { type: 'object', required: ['a'] } },
    want: {
      request: ['! has a stricter rule: `then.c` is added: send values that keep it'],
      response: ['has a stricter rule: `then.c` is added'],
    },
  },
  {
    before: ref('A'),
    after: ref('B'),
    schemas: {
      A: object({ not: ref('A'), patternProperties: { x: ref('A') }, propertyNames: ref('A') }),
      B: object({ not: ref('B'), patternProperties: { x: ref('B') }, propertyNames: ref('B') }),
    },
    later: {
      A: object({ not: ref('A'), patternProperties: { x: ref('A') }, propertyNames: ref('A') }),
      B: object({ not: ref('B'), patternProperties: { x: ref('B') }, propertyNames: ref('B') }),
    },
    want: { request: [], response: [] },
  },
])(
  'what changed in a named schema counts where its direction turns: $before becomes $after',
  ({ before, after, schemas, later, want }) => {
    expect(bothWays(before, after, schemas, later)).toEqual(want);
  },
);
