import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { integer, list, number, object, string } from '../../test/support/schema-parts.js';

test.each([
  {
    before: list({ contains: { const: 'a' } }),
    after: list({ contains: { const: 'b' } }),
    want: {
      request: ['! has another rule: `contains` is "b" instead of "a": send values that keep it'],
      response: [
        '! has another rule: `contains` is "b" instead of "a": run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: list({ contains: { const: 'a' } }),
    after: list({ contains: { enum: ['a', 'b'] } }),
    want: {
      request: ['has a looser rule: `contains` may also be "b"'],
      response: [
        '! has a looser rule: `contains` may also be "b": run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: list({ contains: { enum: ['a', 'b'] } }),
    after: list({ contains: { const: 'a' } }),
    want: {
      request: ['! has a stricter rule: `contains` is never "b" anymore: send values that keep it'],
      response: ['has a stricter rule: `contains` is never "b" anymore'],
    },
  },
  {
    before: list({ contains: { const: 'a' }, maxContains: 2 }),
    after: list({ contains: { enum: ['a', 'b'] }, maxContains: 2 }),
    want: {
      request: ['! has another rule: `contains` may also be "b": send values that keep it'],
      response: [
        '! has another rule: `contains` may also be "b": run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: list({ contains: { const: 'a' }, minContains: 0, maxContains: 2 }),
    after: list({ contains: { enum: ['a', 'b'] }, minContains: 0, maxContains: 2 }),
    want: {
      request: ['! has a stricter rule: `contains` may also be "b": send values that keep it'],
      response: ['has a stricter rule: `contains` may also be "b"'],
    },
  },
  {
    before: list({ contains: { const: 'a' }, maxContains: 2 }),
    after: list({ contains: { const: 'a' }, maxContains: 3 }),
    want: {
      request: ['has a looser rule: `maxContains` is 3 (was 2)'],
      response: [
        '! has a looser rule: `maxContains` is 3 (was 2): run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: list({ contains: { const: 'a' } }),
    after: list({ contains: { const: 'a' }, maxContains: 3 }),
    want: {
      request: ['! has a stricter rule: `maxContains` is 3 (was unlimited): send values that keep it'],
      response: ['has a stricter rule: `maxContains` is 3 (was unlimited)'],
    },
  },
  {
    before: list({ contains: { const: 'a' } }),
    after: list({ contains: { const: 'a' }, minContains: 2 }),
    want: {
      request: ['! has a stricter rule: `minContains` is 2 (was 1): send values that keep it'],
      response: ['has a stricter rule: `minContains` is 2 (was 1)'],
    },
  },
  {
    before: list({ contains: { const: 'a' }, maxContains: 2 }),
    after: list({ contains: { const: 'a' }, minContains: 2 }),
    want: {
      request: [
        '! has another rule: `minContains` is 2 (was 1), `maxContains` is unlimited (was 2): send values that keep it',
      ],
      response: [
        '! has another rule: `minContains` is 2 (was 1), `maxContains` is unlimited (was 2): run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: object({ patternProperties: { '^x': string } }),
    after: object({ patternProperties: { '^x': number } }),
    want: {
      request: [
        '! has another rule: `patternProperties["^x"]` is a number instead of a string: send values that keep it',
      ],
      response: [
        '! has another rule: `patternProperties["^x"]` is a number instead of a string: run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: object({ patternProperties: { '^x': integer } }),
    after: object({ patternProperties: { '^x': number } }),
    want: {
      request: ['has a looser rule: `patternProperties["^x"]` may be a fraction (was an integer)'],
      response: [
        '! has a looser rule: `patternProperties["^x"]` may be a fraction (was an integer): run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: object({ patternProperties: { '^x': number } }),
    after: object({ patternProperties: { '^x': integer } }),
    want: {
      request: [
        '! has a stricter rule: `patternProperties["^x"]` is always an integer now (was a number): send values that keep it',
      ],
      response: ['has a stricter rule: `patternProperties["^x"]` is always an integer now (was a number)'],
    },
  },
  {
    before: object({ patternProperties: { '^x': string } }),
    after: object({ patternProperties: { '^x': string, '^y': string } }),
    want: {
      request: ['! has a stricter rule: `patternProperties["^y"]` is added: send values that keep it'],
      response: ['has a stricter rule: `patternProperties["^y"]` is added'],
    },
  },
  {
    before: object({ propertyNames: { maxLength: 2 } }),
    after: object({ propertyNames: { maxLength: 3 } }),
    want: {
      request: ['has a looser rule: in `propertyNames`, a string has `maxLength` 3 (was 2)'],
      response: [
        '! has a looser rule: in `propertyNames`, a string has `maxLength` 3 (was 2): run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: object({ propertyNames: { maxLength: 3 } }),
    after: object({ propertyNames: { maxLength: 2 } }),
    want: {
      request: [
        '! has a stricter rule: in `propertyNames`, a string has `maxLength` 2 (was 3): send values that keep it',
      ],
      response: ['has a stricter rule: in `propertyNames`, a string has `maxLength` 2 (was 3)'],
    },
  },
  {
    before: object({ dependentSchemas: { a: { minProperties: 2 } } }),
    after: object({ dependentSchemas: { a: { minProperties: 3 } } }),
    want: {
      request: [
        '! has a stricter rule: in `dependentSchemas["a"]`, `minProperties` is 3 (was 2): send values that keep it',
      ],
      response: ['has a stricter rule: in `dependentSchemas["a"]`, `minProperties` is 3 (was 2)'],
    },
  },
  {
    before: object({ dependentSchemas: { a: { minProperties: 2 } } }),
    after: object({ dependentSchemas: { b: { minProperties: 2 } } }),
    want: {
      request: [
        '! has a stricter rule: `dependentSchemas["b"]` is added: send values that keep it',
        'has a looser rule: `dependentSchemas["a"]` is removed',
      ],
      response: [
        '! has a looser rule: `dependentSchemas["a"]` is removed: run generate: validation rejects it until then',
        'has a stricter rule: `dependentSchemas["b"]` is added',
      ],
    },
  },
  {
    before: object({ dependentSchemas: { a: { properties: { c: integer } } } }),
    after: object({ dependentSchemas: { a: { properties: { c: number } } } }),
    want: {
      request: ['has a looser rule: `dependentSchemas["a"].c` may be a fraction (was an integer)'],
      response: [
        '! has a looser rule: `dependentSchemas["a"].c` may be a fraction (was an integer): run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: { minLength: 1 },
    after: { minLength: 2 },
    want: {
      request: ['! has a stricter rule: a string has `minLength` 2 (was 1): send values that keep it'],
      response: ['has a stricter rule: a string has `minLength` 2 (was 1)'],
    },
  },
  {
    before: { minLength: 1 },
    after: {},
    want: {
      request: ['has a looser rule: a string no longer has `minLength` (was 1)'],
      response: [
        '! has a looser rule: a string no longer has `minLength` (was 1): run generate: validation rejects it until then',
      ],
    },
  },
  {
    before: {},
    after: { minimum: 1 },
    want: {
      request: ['! has a stricter rule: a number has `minimum` 1 (had none): send values that keep it'],
      response: ['has a stricter rule: a number has `minimum` 1 (had none)'],
    },
  },
  {
    before: { maxItems: 2 },
    after: { maxItems: 3 },
    want: {
      request: ['has a looser rule: an array has `maxItems` 3 (was 2)'],
      response: [
        '! has a looser rule: an array has `maxItems` 3 (was 2): run generate: validation rejects it until then',
      ],
    },
  },
])('keywords with schemas: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});
