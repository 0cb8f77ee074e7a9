import { expect, test } from 'vitest';
import type { Json } from './data/json.ts';
import { readSchema } from './schema-node.ts';
import { sampleValue } from './sample-value.ts';
import { samplesOf } from './samples.ts';
import { sourceWith } from './testing/source-with.ts';
import { bodyFields } from './try/fields.ts';
import { maxLengthFor } from './try/safe-pattern.ts';
import { validatorOf } from './try/validate.ts';

const names = { slug: 'hookloom', display: 'Hookloom' };
const at = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** Does what the pages do with an operation whose body and response have a schema, within a few seconds, on a busy machine too. */
function useAll(schema: object, schemas: object = {}, more: object = {}): void {
  const start = performance.now();
  const operation = {
    operationId: 'a',
    requestBody: json(schema),
    responses: { 200: { description: '', ...json(schema) } },
  };
  const source = sourceWith({ '/a': { post: operation } }, schemas, more);
  const detail = source.operation('a')!;
  for (const name of Object.keys(schemas)) source.schema(name);
  const node = readSchema(schema as Json, detail);
  for (const child of node.children) child.read();
  const sample = sampleValue(schema as Json, detail);
  bodyFields(schema as Json, detail);
  samplesOf(detail, 'pets', names);
  validatorOf(schema as Json, detail)(sample);
  expect(performance.now() - start).toBeLessThan(5000);
}

function deep(depth: number, wrap: (inner: object) => object): object {
  let schema: object = { type: 'string' };
  for (let level = 0; level < depth; level += 1) schema = wrap(schema);
  return schema;
}

test.for<[name: string, schema: object, schemas?: object]>([
  ['10,000 nested objects', deep(10_000, (a) => ({ type: 'object', required: ['a'], properties: { a } }))],
  ['10,000 nested arrays', deep(10_000, (items) => ({ type: 'array', minItems: 1, items }))],
  ['10,000 nested allOf', deep(10_000, (one) => ({ allOf: [one] }))],
  ['a schema that is itself', at('A'), { A: at('A') }],
  [
    'two that are each other',
    at('A'),
    { A: { allOf: [at('B'), at('B')] }, B: { allOf: [at('A'), at('A')] } },
  ],
  [
    'a billion members',
    at('A0'),
    Object.fromEntries(
      Array.from({ length: 40 }, (_, level) => [
        `A${level}`,
        { allOf: [at(`A${level + 1}`), at(`A${level + 1}`)] },
      ]),
    ),
  ],
  [
    'a billion properties',
    at('A'),
    {
      A: {
        type: 'object',
        required: Array.from({ length: 100 }, (_, index) => `p${index}`),
        properties: Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`p${index}`, at('A')])),
      },
    },
  ],
  [
    '50,000 properties',
    {
      properties: Object.fromEntries(
        Array.from({ length: 50_000 }, (_, index) => [`p${index}`, { type: 'string' }]),
      ),
    },
  ],
  [
    'values that are no schemas',
    { properties: [1], items: 'a', required: 7, allOf: {}, oneOf: [null, 1], enum: 'a', type: 5 },
  ],
  ['a long text', { type: 'string', description: 'a'.repeat(5_000_000), default: 'b'.repeat(5_000_000) }],
])('%s do no harm', ([, schema, schemas]) => useAll(schema, schemas));

test('keys of prototypes are names like others', () => {
  const hostile = JSON.parse(
    '{"__proto__": {"polluted": {"type": "string"}}, "constructor": {"type": "number"}, "toString": {"type": "null"}}',
  ) as object;
  useAll(
    { type: 'object', properties: hostile, allOf: [{ $ref: '#/__proto__/polluted' }] },
    hostile,
    hostile,
  );
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  const check = validatorOf(
    { $ref: '#/__proto__/polluted' },
    { schemas: { '#/__proto__/polluted': {} }, names: {} },
  );
  expect(check('a')).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test.for([
  '(a+)+$',
  '((a+))+$',
  '(a|a)*$',
  '(a|aa)+$',
  '(.*a){20}$',
  '([a-z]+)*$',
  '(a*)*b',
  '(x+x+)+y',
  '(\\w+\\s?)*$',
  '(a)\\1+$',
  '(',
])('the pattern %s is not used', (pattern) => {
  expect(maxLengthFor(pattern)).toBeUndefined();
  const value = `${'a'.repeat(50_000)}!`;
  expect(validatorOf({ type: 'string', pattern }, { schemas: {}, names: {} })(value)).toEqual([]);
  expect(
    validatorOf({ patternProperties: { [pattern]: false } }, { schemas: {}, names: {} })({ [value]: 1 }),
  ).toEqual([]);
});

test.for(['a*a*a*a*a*a*$', '\\s*\\s*\\s*$', '.*.*x', 'a{1,99}a{1,99}a{1,99}$'])(
  'the pattern %s is used on short texts only',
  (pattern) => {
    const check = validatorOf({ type: 'string', pattern }, { schemas: {}, names: {} });
    const start = performance.now();
    for (const length of [20, 50, 299, 2999, 99_999]) check(`${'a'.repeat(length)}!`);
    expect(performance.now() - start).toBeLessThan(3000);
  },
);

test.for<[pattern: string, valid: string, invalid: string]>([
  ['^[a-z]+$', 'abc', 'ABC'],
  ['^[^@]+@[^@]+\\.[^@]+$', 'ada@example.com', 'ada'],
  ['^(http|https)://', 'https://a', 'ftp://a'],
  ['^\\d{3}-(\\d{2})?$', '123-45', '12'],
])('the harmless pattern %s is checked', ([pattern, valid, invalid]) => {
  const check = validatorOf({ type: 'string', pattern }, { schemas: {}, names: {} });
  expect(check(valid)).toEqual([]);
  expect(check(invalid)).toHaveLength(1);
});

test('properties that are named like keywords are checked', () => {
  const properties = { minimum: { type: 'string' }, nullable: { type: 'string' }, enum: { type: 'integer' } };
  const check = validatorOf(
    { type: 'object', properties, additionalProperties: false },
    { schemas: {}, names: {} },
  );
  expect(check({ minimum: 'a', nullable: 'b', enum: 1 })).toEqual([]);
  expect(check({ enum: 'a' })).toMatchObject([{ path: ['enum'] }]);
});
