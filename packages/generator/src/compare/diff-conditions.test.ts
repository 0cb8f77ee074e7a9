import { expect, test } from 'vitest';
import { bothWays } from '../../test/support/changes-of.js';
import { not, number, object, string } from '../../test/support/schema-parts.js';

test.each([
  {
    before: not({ const: 'a' }),
    after: not({ const: 'b' }),
    want: {
      request: ['! has another rule: `not` is "b" instead of "a": send values that keep it'],
      response: [
        '! has another rule: `not` is "b" instead of "a": run generate: validation rejects it until then',
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
        '! has a looser rule: `not` is never "b" anymore: run generate: validation rejects it until then',
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
        '! has another rule: in `not`, a string has `pattern` `b` (was `a`): run generate: validation rejects it until then',
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
      response: ['! has another rule: `not` has changed: run generate: validation rejects it until then'],
    },
  },
  {
    before: { allOf: [not({ const: 'a' }), not({ const: 'b' })] },
    after: not({ const: 'a' }),
    want: {
      request: ['has a looser rule: `not` is removed'],
      response: ['! has a looser rule: `not` is removed: run generate: validation rejects it until then'],
    },
  },
  {
    before: object({ not: { required: ['a'] } }),
    after: object({ not: { required: ['a', 'b'] } }),
    want: {
      request: ['has a looser rule: `not.b` is added'],
      response: ['! has a looser rule: `not.b` is added: run generate: validation rejects it until then'],
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
        '! has another rule: `not.a` is a string instead of a number, `not.b` is a string instead of a number, `not.c` is a string instead of a number, and 1 more: run generate: validation rejects it until then',
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
      response: ['! has a looser rule: `then.c` is removed: run generate: validation rejects it until then'],
    },
  },
  {
    before: object({ if: { required: ['a'] }, then: { required: ['b'] } }),
    after: object({ if: { required: ['c'] }, then: { required: ['b'] } }),
    want: {
      request: ['! has another rule: `if.a` is removed, `if.c` is added: send values that keep it'],
      response: [
        '! has another rule: `if.a` is removed, `if.c` is added: run generate: validation rejects it until then',
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
        '! has a looser rule: in `else`, `minProperties` is 1 (was 2): run generate: validation rejects it until then',
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
        "! has another rule: in `not`, an object's `a` is a number instead of a string: run generate: validation rejects it until then",
      ],
    },
  },
])('`not` and `if`: $before becomes $after', ({ before, after, want }) => {
  expect(bothWays(before, after)).toEqual(want);
});
