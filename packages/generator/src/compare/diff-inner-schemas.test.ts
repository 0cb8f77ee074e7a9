import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';

const string = { type: 'string' };
const number = { type: 'number' };
const integer = { type: 'integer' };
const object = (more: object) => ({ type: 'object', properties: { a: string, b: string }, ...more });
const list = (more: object) => ({ type: 'array', items: string, ...more });
const not = (schema: object) => ({ type: 'string', not: schema });

test.each([
  {
    before: not({ const: 'a' }),
    after: not({ const: 'b' }),
    want: {
      request: ['! has another rule: `not` is "b" instead of "a": send values that keep it'],
      response: [
        '! has another rule: `not` is "b" instead of "a": run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: not({ const: 'a' }),
    after: not({ enum: ['a', 'b'] }),
    want: {
      request: ['! has a stricter rule: `not` may also be "b": send values that keep it'],
      response: ['has a stricter rule: `not` may also be "b"'],
    },
  },
  {
    before: not({ enum: ['a', 'b'] }),
    after: not({ const: 'a' }),
    want: {
      request: ['has a looser rule: `not` is never "b" anymore'],
      response: [
        '! has a looser rule: `not` is never "b" anymore: run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: not({ maxLength: 2 }),
    after: not({ maxLength: 3 }),
    want: {
      request: [
        '! has a stricter rule: in `not`, a string has `maxLength` 3 (was 2): send values that keep it',
      ],
      response: ['has a stricter rule: in `not`, a string has `maxLength` 3 (was 2)'],
    },
  },
  {
    before: not({ allOf: [{ pattern: 'a' }] }),
    after: not({ allOf: [{ pattern: 'b' }] }),
    want: {
      request: [
        '! has another rule: in `not`, a string has `pattern` `b` (was `a`): send values that keep it',
      ],
      response: [
        '! has another rule: in `not`, a string has `pattern` `b` (was `a`): run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: { allOf: [not({ const: 'a' }), not({ const: 'b' })] },
    after: { allOf: [not({ const: 'b' }), not({ const: 'a' })] },
    want: { request: [], response: [] },
  },
  {
    before: { allOf: [not({ const: 'a' }), not({ const: 'b' })] },
    after: { allOf: [not({ const: 'a' }), not({ enum: ['b', 'c'] })] },
    want: {
      request: ['! has a stricter rule: `not` may also be "c": send values that keep it'],
      response: ['has a stricter rule: `not` may also be "c"'],
    },
  },
  {
    before: { allOf: [not({ const: 'a' }), not({ const: 'b' })] },
    after: { allOf: [not({ const: 'c' }), not({ const: 'd' })] },
    want: {
      request: ['! has another rule: `not` has changed: send values that keep it'],
      response: ['! has another rule: `not` has changed: run generate: validation refuses it until then'],
    },
  },
  {
    before: { allOf: [not({ const: 'a' }), not({ const: 'b' })] },
    after: not({ const: 'a' }),
    want: {
      request: ['has a looser rule: `not` is removed'],
      response: ['! has a looser rule: `not` is removed: run generate: validation refuses it until then'],
    },
  },
  {
    before: object({ not: { required: ['a'] } }),
    after: object({ not: { required: ['a', 'b'] } }),
    want: {
      request: ['has a looser rule: `not.b` is added'],
      response: ['! has a looser rule: `not.b` is added: run generate: validation refuses it until then'],
    },
  },
  {
    before: object({ not: { properties: { a: { const: 'x' } }, required: ['a'] } }),
    after: object({ not: { properties: { a: { enum: ['x', 'y'] } }, required: ['a'] } }),
    want: {
      request: ['! has a stricter rule: `not.a` may also be "y": send values that keep it'],
      response: ['has a stricter rule: `not.a` may also be "y"'],
    },
  },
  {
    before: object({ not: { properties: { a: number, b: number, c: number, d: number } } }),
    after: object({ not: { properties: { a: string, b: string, c: string, d: string } } }),
    want: {
      request: [
        '! has another rule: `not.a` is a string instead of a number, `not.b` is a string instead of a number, `not.c` is a string instead of a number, and 1 more: send values that keep it',
      ],
      response: [
        '! has another rule: `not.a` is a string instead of a number, `not.b` is a string instead of a number, `not.c` is a string instead of a number, and 1 more: run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: object({ not: { not: { required: ['a'] } } }),
    after: object({ not: { not: { required: ['a', 'b'] } } }),
    want: {
      request: ['! has a stricter rule: in `not`, in `not`, `object` has changed: send values that keep it'],
      response: ['has a stricter rule: in `not`, in `not`, `object` has changed'],
    },
  },
  {
    before: object({ if: { required: ['a'] }, then: { required: ['b'] } }),
    after: object({ if: { required: ['a'] }, then: { required: ['b', 'c'] } }),
    want: {
      request: ['! has a stricter rule: `then.c` is added: send values that keep it'],
      response: ['has a stricter rule: `then.c` is added'],
    },
  },
  {
    before: object({ if: { required: ['a'] }, then: { required: ['b', 'c'] } }),
    after: object({ if: { required: ['a'] }, then: { required: ['b'] } }),
    want: {
      request: ['has a looser rule: `then.c` is removed'],
      response: ['! has a looser rule: `then.c` is removed: run generate: validation refuses it until then'],
    },
  },
  {
    before: object({ if: { required: ['a'] }, then: { required: ['b'] } }),
    after: object({ if: { required: ['c'] }, then: { required: ['b'] } }),
    want: {
      request: ['! has another rule: `if.a` is removed, `if.c` is added: send values that keep it'],
      response: [
        '! has another rule: `if.a` is removed, `if.c` is added: run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: object({ if: { required: ['a'] }, then: { required: ['b'] } }),
    after: object({ if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } }),
    want: {
      request: [
        '! has a stricter rule: `else` is always an object now (was anything): send values that keep it',
      ],
      response: ['has a stricter rule: `else` is always an object now (was anything)'],
    },
  },
  {
    before: object({ if: { required: ['a'] }, else: { minProperties: 2 } }),
    after: object({ if: { required: ['a'] }, else: { minProperties: 1 } }),
    want: {
      request: ['has a looser rule: in `else`, `minProperties` is 1 (was 2)'],
      response: [
        '! has a looser rule: in `else`, `minProperties` is 1 (was 2): run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: list({ contains: { const: 'a' } }),
    after: list({ contains: { const: 'b' } }),
    want: {
      request: ['! has another rule: `contains` is "b" instead of "a": send values that keep it'],
      response: [
        '! has another rule: `contains` is "b" instead of "a": run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: list({ contains: { const: 'a' } }),
    after: list({ contains: { enum: ['a', 'b'] } }),
    want: {
      request: ['has a looser rule: `contains` may also be "b"'],
      response: [
        '! has a looser rule: `contains` may also be "b": run generate: validation refuses it until then',
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
        '! has another rule: `contains` may also be "b": run generate: validation refuses it until then',
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
        '! has a looser rule: `maxContains` is 3 (was 2): run generate: validation refuses it until then',
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
        '! has another rule: `minContains` is 2 (was 1), `maxContains` is unlimited (was 2): run generate: validation refuses it until then',
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
        '! has another rule: `patternProperties["^x"]` is a number instead of a string: run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: object({ patternProperties: { '^x': integer } }),
    after: object({ patternProperties: { '^x': number } }),
    want: {
      request: ['has a looser rule: `patternProperties["^x"]` may be a fraction (was an integer)'],
      response: [
        '! has a looser rule: `patternProperties["^x"]` may be a fraction (was an integer): run generate: validation refuses it until then',
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
        '! has a looser rule: in `propertyNames`, a string has `maxLength` 3 (was 2): run generate: validation refuses it until then',
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
        '! has a looser rule: `dependentSchemas["a"]` is removed: run generate: validation refuses it until then',
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
        '! has a looser rule: `dependentSchemas["a"].c` may be a fraction (was an integer): run generate: validation refuses it until then',
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
        '! has a looser rule: a string no longer has `minLength` (was 1): run generate: validation refuses it until then',
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
        '! has a looser rule: an array has `maxItems` 3 (was 2): run generate: validation refuses it until then',
      ],
    },
  },
  {
    before: { not: { required: ['a'], properties: { a: string } } },
    after: { not: { required: ['a'], properties: { a: number } } },
    want: {
      request: [
        "! has another rule: in `not`, an object's `a` is a number instead of a string: send values that keep it",
      ],
      response: [
        "! has another rule: in `not`, an object's `a` is a number instead of a string: run generate: validation refuses it until then",
      ],
    },
  },
])('keywords with schemas: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});
