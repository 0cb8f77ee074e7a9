import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { validatorOf } from '../../test/validator.js';
import { jsonSchemaKeywords } from './json-schema.js';

type Row = { schema: object; valid: unknown[]; invalid: unknown[]; beyondAjv?: true };

const object = { type: 'object' };

/** Schemas for each keyword, with valid and invalid values. */
const keywords: Record<string, Row[]> = {
  type: [
    {
      schema: { type: 'integer' },
      valid: [1, 1.0, 9007199254740993, 1e20, -0],
      invalid: [1.5, '1', null, 1e-7],
    },
    { schema: { type: ['string', 'null'] }, valid: ['', null], invalid: [0, {}, []] },
    { schema: { type: 'object' }, valid: [{}], invalid: [[], null, 'a'] },
    { schema: { type: ['string', 'null'], allOf: [{ type: 'string' }] }, valid: ['a'], invalid: [null] },
  ],
  enum: [
    {
      schema: { enum: [{ a: [1, 2] }, [3], 'b'] },
      valid: [{ a: [1, 2] }, [3], 'b'],
      invalid: [{ a: [2, 1] }, { a: [1, 2], c: 0 }, [3, 3], 3, {}],
    },
    { schema: { enum: [false, 0] }, valid: [false, 0], invalid: [true, 1, '', null, [false]] },
    { schema: { enum: ['ab', 'c'], minLength: 2 }, valid: ['ab'], invalid: ['c'] },
  ],
  const: [
    {
      schema: { const: { a: 1, b: { c: null } } },
      valid: [{ b: { c: null }, a: 1 }],
      invalid: [{ a: 1 }, { a: 1, b: {} }, null],
    },
    { schema: { const: null }, valid: [null], invalid: [0, {}] },
    { schema: { const: 0 }, valid: [0, -0], invalid: [false, [0]] },
    { schema: { const: 1, enum: [1, 2] }, valid: [1], invalid: [2] },
  ],
  multipleOf: [
    {
      schema: { type: 'number', multipleOf: 0.01 },
      valid: [0.07, 1.1, 4.35, 1e20, 0, -0.29],
      invalid: [0.075, 0.005, 1e-9],
      beyondAjv: true,
    },
    {
      schema: { type: 'integer', multipleOf: 2 },
      valid: [4, 9007199254740992],
      invalid: [9007199254740991, 3],
    },
    { schema: { multipleOf: 1e-8 }, valid: [12391239123, 0.0001, 'a'], invalid: [1e-9], beyondAjv: true },
    { schema: { type: 'integer', multipleOf: 0.5 }, valid: [1], invalid: [0.5] },
  ],
  minimum: [{ schema: { minimum: 1.5 }, valid: [1.5, 'a', null], invalid: [1, -1] }],
  maximum: [{ schema: { type: 'number', maximum: 0 }, valid: [0, -1], invalid: [0.001, '0'] }],
  exclusiveMinimum: [{ schema: { exclusiveMinimum: 0 }, valid: [0.1, []], invalid: [0, -1] }],
  exclusiveMaximum: [{ schema: { exclusiveMaximum: 0 }, valid: [-0.1, {}], invalid: [0, 1] }],
  minLength: [
    { schema: { type: 'string', minLength: 2 }, valid: ['ab', '💩💩'], invalid: ['💩', 'a', ''] },
    { schema: { minLength: 1 }, valid: ['a', 0, null], invalid: [''] },
  ],
  maxLength: [
    { schema: { type: 'string', maxLength: 2 }, valid: ['', '💩💩'], invalid: ['abc', '💩💩💩'] },
    { schema: { maxLength: 0 }, valid: ['', 1], invalid: ['a'] },
  ],
  pattern: [
    { schema: { pattern: '^a*$' }, valid: ['aa', 1], invalid: ['ab'] },
    { schema: { type: 'string', pattern: '^\\p{Letter}+$' }, valid: ['é', 'π'], invalid: ['1', ''] },
  ],
  items: [
    { schema: { type: 'array', items: false }, valid: [[]], invalid: [[1], {}] },
    { schema: { items: { type: 'integer' } }, valid: [[], [1]], invalid: [['a'], [1, 'a']] },
  ],
  prefixItems: [
    {
      schema: { type: 'array', prefixItems: [{ type: 'string' }, {}] },
      valid: [[], ['a'], ['a', 1, true]],
      invalid: [[1]],
    },
    {
      schema: { type: 'array', prefixItems: [{ type: 'string' }], items: false },
      valid: [[], ['a']],
      invalid: [['a', 'b'], [1]],
    },
    {
      schema: { type: 'array', prefixItems: [{}, {}], minItems: 2, maxItems: 3 },
      valid: [
        [1, 2],
        [1, 2, 3],
      ],
      invalid: [[1], [1, 2, 3, 4]],
    },
    { schema: { prefixItems: [{ type: 'string' }] }, valid: [['a'], 'a', {}], invalid: [[1]] },
  ],
  minItems: [{ schema: { minItems: 1 }, valid: [[1], {}, ''], invalid: [[]] }],
  maxItems: [{ schema: { type: 'array', maxItems: 1 }, valid: [[], [1]], invalid: [[1, 2]] }],
  uniqueItems: [
    {
      schema: { uniqueItems: true },
      valid: [[1, true, '1', [1], { a: 1 }], 'aa', [0, false]],
      invalid: [
        [1, 1.0],
        [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
        [[1], [1]],
        [0, -0],
      ],
    },
    { schema: { type: 'array', uniqueItems: false }, valid: [[1, 1]], invalid: [{}] },
  ],
  contains: [{ schema: { contains: { type: 'string' } }, valid: [['a', 1], {}], invalid: [[], [1]] }],
  minContains: [
    { schema: { contains: { const: 1 }, minContains: 2 }, valid: [[1, 1]], invalid: [[1], [1, 2]] },
    { schema: { contains: { const: 1 }, minContains: 0 }, valid: [[], [2]], invalid: [] },
  ],
  maxContains: [
    { schema: { contains: { const: 1 }, maxContains: 1 }, valid: [[1], [1, 2]], invalid: [[1, 1], []] },
  ],
  unevaluatedItems: [
    {
      schema: { prefixItems: [{ type: 'string' }], unevaluatedItems: false },
      valid: [[], ['a'], 1],
      invalid: [['a', 1]],
    },
    {
      schema: {
        allOf: [{ prefixItems: [{}] }],
        anyOf: [{ prefixItems: [{}, { const: 2 }] }, {}],
        unevaluatedItems: { type: 'boolean' },
      },
      valid: [[1], [1, 2], [1, true], [1, 2, true]],
      invalid: [
        [1, 3],
        [1, 2, 3],
      ],
    },
    {
      schema: { contains: { type: 'string' }, unevaluatedItems: false },
      valid: [['a', 'b']],
      invalid: [['a', 1]],
    },
  ],
  properties: [
    {
      schema: { type: 'object', properties: { a: { type: 'string' }, b: false } },
      valid: [{}, { a: '' }, { c: 1 }],
      invalid: [{ a: 1 }, { b: 1 }],
    },
    {
      schema: { type: 'object', properties: { constructor: { type: 'number' }, toString: {} } },
      valid: [{}, { constructor: 1 }],
      invalid: [{ constructor: 'a' }],
    },
  ],
  required: [
    { schema: { type: 'object', required: ['a'] }, valid: [{ a: null }], invalid: [{}, { b: 1 }] },
    { schema: { type: 'object', required: ['constructor'] }, valid: [{ constructor: 1 }], invalid: [{}] },
    {
      schema: { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      valid: [{ a: 1 }, { b: 1 }],
      invalid: [{}],
    },
  ],
  additionalProperties: [
    {
      schema: { type: 'object', properties: { a: {} }, additionalProperties: false },
      valid: [{}, { a: 1 }],
      invalid: [{ b: 1 }],
    },
    { schema: { type: 'object', additionalProperties: false }, valid: [{}], invalid: [{ a: 1 }, null] },
    {
      schema: { type: 'object', properties: { a: {} }, additionalProperties: { type: 'number' } },
      valid: [{ a: 'a', b: 1 }],
      invalid: [{ b: 'b' }],
    },
    {
      schema: { type: 'object', allOf: [{ properties: { a: {} } }], additionalProperties: false },
      valid: [{}],
      invalid: [{ a: 1 }],
    },
    {
      schema: {
        type: 'object',
        properties: { a: {} },
        patternProperties: { '^x': {} },
        additionalProperties: { type: 'number' },
      },
      valid: [{ a: 'a', x1: 'x', b: 1 }],
      invalid: [{ b: 'b' }],
    },
  ],
  patternProperties: [
    {
      schema: { patternProperties: { '^x': { type: 'number' } } },
      valid: [{ x: 1, y: 'a' }, 'x', []],
      invalid: [{ x1: 'a' }],
    },
    {
      schema: {
        type: 'object',
        patternProperties: { '^x': { type: 'number' }, a: { minimum: 2 } },
        additionalProperties: false,
      },
      valid: [{ xa: 2 }, {}],
      invalid: [{ xa: 1 }, { y: 1 }],
    },
  ],
  propertyNames: [
    { schema: { propertyNames: { maxLength: 2 } }, valid: [{ ab: 1 }, {}, 'abc'], invalid: [{ abc: 1 }] },
  ],
  minProperties: [{ schema: { minProperties: 1 }, valid: [{ a: 1 }, []], invalid: [{}] }],
  maxProperties: [
    {
      schema: { ...object, properties: { a: {}, constructor: {} }, maxProperties: 1 },
      valid: [{}, { a: 1 }],
      invalid: [{ a: 1, b: 2 }],
    },
  ],
  dependentRequired: [
    {
      schema: { dependentRequired: { a: ['b'] } },
      valid: [{}, { b: 1 }, { a: 1, b: 1 }, 'a'],
      invalid: [{ a: 1 }],
    },
  ],
  dependentSchemas: [
    {
      schema: { dependentSchemas: { a: { required: ['b'] }, c: false } },
      valid: [{}, { a: 1, b: 1 }, 1],
      invalid: [{ a: 1 }, { c: 1 }],
    },
  ],
  dependencies: [
    {
      schema: { dependencies: { a: ['b'], c: { maxProperties: 1 } } },
      valid: [{ a: 1, b: 1 }, { c: 1 }],
      invalid: [{ a: 1 }, { c: 1, d: 1 }],
    },
  ],
  unevaluatedProperties: [
    {
      schema: { ...object, properties: { a: {} }, unevaluatedProperties: false },
      valid: [{ a: 1 }],
      invalid: [{ b: 1 }],
    },
    {
      schema: {
        ...object,
        allOf: [{ properties: { a: {} } }],
        oneOf: [
          { properties: { b: { const: 1 } }, required: ['b'] },
          { properties: { c: {} }, required: ['c'] },
        ],
        unevaluatedProperties: false,
      },
      valid: [{ a: 1, b: 1 }, { c: 1 }],
      invalid: [{ b: 1, d: 1 }, { a: 1 }, { c: 1, b: 2 }],
    },
    {
      schema: {
        ...object,
        if: { properties: { k: { const: 1 } }, required: ['k'] },
        then: { properties: { a: {} } },
        else: { properties: { b: {} } },
        unevaluatedProperties: false,
      },
      valid: [{ k: 1, a: 1 }, { b: 1 }],
      invalid: [{ k: 1, b: 1 }, { a: 1 }, { k: 2 }],
    },
    {
      schema: {
        ...object,
        dependentSchemas: { a: { properties: { b: {} } } },
        properties: { a: {} },
        patternProperties: { '^x': {} },
        unevaluatedProperties: { type: 'string' },
      },
      valid: [{ a: 1, b: 1, x: 1, y: '' }],
      invalid: [{ b: 1 }],
    },
  ],
  allOf: [
    {
      schema: {
        allOf: [
          { type: 'number', minimum: 1, maximum: 9 },
          { type: 'integer', minimum: 3, maximum: 20 },
        ],
      },
      valid: [3, 9],
      invalid: [1, 2, 10, 3.5],
    },
    {
      schema: {
        allOf: [
          { type: 'string', pattern: '^a', minLength: 2 },
          { type: 'string', pattern: 'z$', minLength: 3 },
        ],
      },
      valid: ['a-z'],
      invalid: ['az', 'a-b', 'b-z'],
    },
    {
      schema: {
        allOf: [
          { multipleOf: 2, type: 'integer' },
          { multipleOf: 3, type: 'integer' },
        ],
      },
      valid: [6, 0],
      invalid: [2, 3],
    },
    {
      schema: {
        allOf: [{ enum: ['a', 'bcd', 1] }, { enum: ['bcd', 'a'] }, { type: 'string', minLength: 2 }],
      },
      valid: ['bcd'],
      invalid: ['a', 1],
    },
  ],
  anyOf: [
    {
      schema: { anyOf: [{ type: 'string', maxLength: 1 }, { type: 'number' }] },
      valid: ['a', 1],
      invalid: ['ab', null],
    },
  ],
  oneOf: [
    {
      schema: { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 2 }] },
      valid: [1, 2.5],
      invalid: [3, 1.5, 'a'],
    },
    { schema: { oneOf: [{ type: 'string' }, { type: 'null' }] }, valid: ['a', null], invalid: [1] },
    {
      schema: { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      valid: [{ a: 1 }, { b: 1 }],
      invalid: [{}, { a: 1, b: 1 }],
    },
    { schema: { oneOf: [{ type: 'string' }, { type: 'string' }] }, valid: [], invalid: ['a'] },
  ],
  not: [
    { schema: { not: { type: 'string' } }, valid: [1, null], invalid: ['a'] },
    { schema: { ...object, not: { required: ['a'] } }, valid: [{}], invalid: [{ a: 1 }] },
    { schema: { not: { required: ['a'] } }, valid: [{}], invalid: [{ a: 1 }, 'a'].slice(0, 1) },
    { schema: { not: {} }, valid: [], invalid: [1, {}] },
    { schema: { type: 'number', not: { type: 'integer' } }, valid: [1.5], invalid: [1] },
  ],
  if: [
    {
      schema: { if: { minimum: 0 }, then: { multipleOf: 2 }, else: { multipleOf: 3 } },
      valid: [2, -3, 'a'],
      invalid: [3, -2],
    },
  ],
  then: [{ schema: { if: { type: 'string' }, then: { minLength: 1 } }, valid: ['a', 1], invalid: [''] }],
  else: [
    {
      schema: { ...object, if: { required: ['a'] }, else: { required: ['b'] } },
      valid: [{ a: 1 }, { b: 1 }],
      invalid: [{}],
    },
  ],
  $ref: [
    {
      schema: { $ref: '#/components/schemas/Short', minLength: 2 },
      valid: ['ab'],
      invalid: ['a', 'abcd', 1],
    },
  ],
  $id: [
    {
      schema: {
        $id: 'https://example.com/a',
        $defs: { b: { $id: 'b', type: 'string' } },
        type: 'object',
        properties: { b: { $ref: 'b' }, c: { $ref: '#/$defs/b' } },
      },
      valid: [{ b: '', c: '' }],
      invalid: [{ b: 1 }, { c: 1 }],
    },
  ],
  $anchor: [
    {
      schema: {
        $id: 'https://example.com/a',
        $defs: { b: { $anchor: 'b', type: 'string' } },
        type: 'object',
        properties: { b: { $ref: '#b' } },
      },
      valid: [{ b: '' }],
      invalid: [{ b: 1 }],
    },
  ],
  $dynamicRef: [
    {
      schema: {
        $id: 'https://example.com/strings',
        $ref: 'list',
        $defs: {
          strings: { $dynamicAnchor: 'item', type: 'string' },
          list: {
            $id: 'list',
            type: 'array',
            items: { $dynamicRef: '#item' },
            $defs: { any: { $dynamicAnchor: 'item' } },
          },
        },
      },
      beyondAjv: true,
      valid: [['a']],
      invalid: [[1]],
    },
  ],
  $defs: [
    {
      schema: { $id: 'https://example.com/a', $defs: { b: false }, type: 'string' },
      valid: ['a'],
      invalid: [1],
    },
  ],
  format: [
    {
      schema: { type: 'integer', format: 'int32' },
      valid: [-2147483648, 2147483647],
      invalid: [2147483648, -2147483649, 1.5],
      beyondAjv: true,
    },
    {
      schema: { type: 'integer', format: 'int64' },
      valid: [9223372036854775807, -9223372036854775808],
      invalid: [0.5],
      beyondAjv: true,
    },
    {
      schema: { type: 'integer', format: 'uint64' },
      valid: [18446744073709551615],
      invalid: [-1],
      beyondAjv: true,
    },
    { schema: { type: 'string', format: 'date' }, valid: ['today'], invalid: [1], beyondAjv: true },
  ],
};
keywords['$dynamicAnchor'] = keywords['$dynamicRef'] ?? [];

const others = { Short: { type: 'string', maxLength: 3 } };

describe.each(Object.entries(keywords))('%s', (_keyword, rows) => {
  test.each(rows)('$schema', async ({ schema, valid, invalid, beyondAjv }) => {
    const { accepts, diagnostics } = await validatorOf(schema, others);
    const verdicts = (values: unknown[], test: (value: unknown) => boolean) =>
      values.map((value) => [value, test(value)]);
    expect(verdicts(valid, accepts)).toEqual(valid.map((value) => [value, true]));
    expect(verdicts(invalid, accepts)).toEqual(invalid.map((value) => [value, false]));
    expect(diagnostics).toEqual([]);
    if (beyondAjv) return;
    const judge = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });
    judge.addSchema({ $id: 'https://ours.example/', components: { schemas: others } });
    const compiled = judge.compile(
      JSON.parse(
        JSON.stringify(schema).replaceAll('"#/components', '"https://ours.example/#/components'),
      ) as object,
    );
    expect(verdicts(valid, (value) => compiled(value))).toEqual(valid.map((value) => [value, true]));
  });
});

test('each fully supported validation keyword has valid and invalid values', () => {
  const words = new Set(['title', 'description', 'deprecated', 'readOnly', 'writeOnly']);
  const validated = jsonSchemaKeywords.filter(
    ({ keyword, support }) => support === 'full' && !words.has(keyword),
  );
  expect(validated.map(({ keyword }) => keyword).filter((keyword) => !(keyword in keywords))).toEqual([]);
  expect(new Set(jsonSchemaKeywords.map(({ keyword }) => keyword)).size).toBe(jsonSchemaKeywords.length);
});

test('an issue has the path of the invalid value and the keyword', async () => {
  const { issues } = await validatorOf({
    type: 'object',
    properties: { tags: { type: 'array', uniqueItems: true, items: { type: 'string', maxLength: 2 } } },
    patternProperties: { '^x': { type: 'object', minProperties: 1 } },
    additionalProperties: false,
    dependentSchemas: { tags: { properties: { x: { required: ['y'] } } } },
    not: { required: ['z'] },
  });
  expect(issues({ tags: ['a', 'b', 'a'], x: {}, z: 1 })).toEqual([
    'tags.2: uniqueItems: equal to item 0',
    ': not',
    'x.y: Invalid input',
    'x: minProperties: 1',
    'z: additionalProperties: false',
  ]);
  expect(issues({ tags: ['abc'] })).toEqual(['tags.0: maxLength: 2']);
});
