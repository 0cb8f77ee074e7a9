import { expect, test } from 'vitest';
import { changesOf } from '../../test/support/changes-of.js';
import { number, objectOf, string } from '../../test/support/schema-parts.js';

const change = 'change the code that reads it';
test.each([
  {
    before: objectOf({ a: string }, ['a']),
    after: objectOf({ a: string, b: string }, ['a']),
    want: ['response 200, `b` is added'],
  },
  {
    before: objectOf({ a: string }, ['a']),
    after: objectOf({ a: string }),
    want: ['! response 200, `a` may be missing: handle `undefined`'],
  },
  {
    before: objectOf({ a: string }),
    after: objectOf({ a: string }, ['a']),
    want: ['response 200, `a` is always there now'],
  },
  {
    before: objectOf({ a: string, b: string }),
    after: objectOf({ b: string }),
    want: ["! response 200, `a` is removed: don't read it"],
  },
  {
    before: objectOf({ a: objectOf({ b: string }) }),
    after: objectOf({ a: objectOf({ b: number }) }),
    want: [`! response 200, \`a.b\` is a number instead of a string: ${change}`],
  },
  {
    before: { type: 'array', items: objectOf({ a: string }) },
    after: { type: 'array', items: objectOf({ a: { type: ['string', 'null'] } }) },
    want: ['! response 200, `[].a` may be null: handle `null`'],
  },
  { before: { type: ['string', 'null'] }, after: string, want: ['response 200 is never null anymore'] },
  {
    before: { enum: ['a', 'b'] },
    after: { enum: ['a', 'c'] },
    want: [
      '! response 200 may also be "c": handle it',
      '! response 200 is never "b" anymore: remove the code that handles it',
    ],
  },
  {
    before: { enum: ['a'] },
    after: string,
    want: ['! response 200 may be any string (was "a"): handle it'],
  },
  { before: string, after: { enum: ['a'] }, want: ['response 200 is always "a" now (was any string)'] },
  {
    before: { type: 'object', additionalProperties: string },
    after: { type: 'object', additionalProperties: number },
    want: [`! response 200, \`[key]\` is a number instead of a string: ${change}`],
  },
  {
    before: { ...string, pattern: 'a' },
    after: { ...string, pattern: 'b' },
    want: ['! response 200 has `pattern` `b` (was `a`): allow for other values, and run generate'],
  },
  {
    before: { ...objectOf({ a: string }), minProperties: 1 },
    after: objectOf({ a: string }),
    want: [
      '! response 200 has a looser rule: `minProperties` is removed: run generate: validation rejects it until then',
    ],
  },
  { before: string, after: undefined, want: ["! response 200 has no body anymore: don't read it"] },
  { before: undefined, after: string, want: ['response 200 has a body now'] },
])('$want', ({ before, after, want }) => {
  expect(changesOf({ ...(before && { response: before }) }, { ...(after && { response: after }) })).toEqual(
    want,
  );
});

test('a change of a named schema is reported once, for the schema', () => {
  const node = (value: object) => objectOf({ value, next: { $ref: '#/components/schemas/Node' } });
  const part = (value: object) => ({
    response: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    schemas: { Node: node(value) },
  });
  expect(changesOf(part(string), part(number))).toEqual([]);
  expect(changesOf(part(string), part(number), 'schema')).toEqual([
    `! \`value\` is a number instead of a string: ${change}`,
  ]);
});

test('an inherited change is reported for the schema it comes from', () => {
  const part = (pet: object) => ({
    response: { $ref: '#/components/schemas/Dog' },
    schemas: {
      Pet: objectOf(pet),
      Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, objectOf({ barks: string })] },
    },
  });
  const details = ['! `name` is a number instead of a string: change the code that reads it'];
  expect(changesOf(part({ name: string }), part({ name: number }), 'schema')).toEqual(details);
  expect(changesOf(part({ name: string, a: string }), part({ name: string }), 'schema')).toEqual([
    "! `a` is removed: don't read it",
  ]);
  expect(changesOf(part({ name: string }), part({ name: string, a: string }), 'schema')).toEqual([
    '`a` is added',
  ]);
});

test('a schema in requests and responses reports which direction breaks', () => {
  const ref = { $ref: '#/components/schemas/Pet' };
  const part = (name: object, required: string[] = []) => ({
    body: ref,
    response: ref,
    schemas: { Pet: objectOf({ name, other: string }, required) },
  });
  expect(changesOf(part(string), part(string, ['name']), 'schema')).toEqual([
    '! in requests, `name` is required now: always send it',
  ]);
  expect(changesOf(part(string, ['name']), part(string), 'schema')).toEqual([
    '! in responses, `name` may be missing: handle `undefined`',
  ]);
  expect(changesOf(part(string), part(number), 'schema')).toEqual([
    '! `name` is a number instead of a string: change the code that sends it, and change the code that reads it',
  ]);
});
