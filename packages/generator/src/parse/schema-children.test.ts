import { expect, test } from 'vitest';
import { childrenOf } from './schema-children.js';

const paths = (schema: Parameters<typeof childrenOf>[0]) =>
  childrenOf(schema).map(({ keys }) => keys.join('/'));

test.each([
  'items',
  'additionalItems',
  'unevaluatedItems',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
])('`%s` is a schema', (keyword) => {
  expect(childrenOf({ [keyword]: { type: 'string' } })).toEqual([
    { keys: [keyword], value: { type: 'string' } },
  ]);
});

test.each(['properties', 'patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions'])(
  '`%s` has schemas by name, whatever the names are',
  (keyword) => {
    const names = ['example', 'examples', 'default', 'const', 'enum', 'properties', 'items', '$ref'];
    const schema = { [keyword]: Object.fromEntries(names.map((name) => [name, {}])) };
    expect(paths(schema)).toEqual(names.map((name) => `${keyword}/${name}`));
  },
);

test.each(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'])('`%s` has a list of schemas', (keyword) => {
  expect(paths({ [keyword]: [{}, true] })).toEqual([`${keyword}/0`, `${keyword}/1`]);
});

test.each(['example', 'examples', 'default', 'const', 'enum', 'required', 'discriminator', 'x-more', 'type'])(
  '`%s` has no schema',
  (keyword) => {
    expect(paths({ [keyword]: { $ref: 'a.yaml' } })).toEqual([]);
    expect(paths({ [keyword]: [{ $ref: 'a.yaml' }] })).toEqual([]);
  },
);

test.each([{ properties: [{}] }, { properties: 'a' }, { allOf: {} }, { allOf: null }, { not: [{}] }])(
  '%j has no schema: the keyword has another form',
  (schema) => {
    expect(paths(schema)).toEqual([]);
  },
);
