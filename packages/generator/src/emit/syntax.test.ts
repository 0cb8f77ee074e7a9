import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDocument } from '../../test/support/arbitrary-document.js';
import { moduleErrors } from '../../test/support/module-errors.js';
import { generate } from '../generate.js';

async function errorsOf(document: object): Promise<string[]> {
  return moduleErrors((await generate({ id: 'wide', spec: JSON.stringify(document) })).files);
}

/** A document whose `GET /a` uses `schema` wherever a type is inlined. */
function documentWith(schema: object, names: readonly string[]) {
  const content = { 'application/json': { schema } };
  const error = { description: '', content };
  return {
    openapi: '3.1.0',
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          parameters: [{ in: 'query', name: 'q', schema }],
          requestBody: { content },
          responses: {
            200: { content },
            201: { content: { 'application/json': {} } },
            404: error,
            500: error,
          },
        },
        get: { operationId: 'b', responses: { 200: { content }, 404: error } },
      },
    },
    components: {
      schemas: {
        ...Object.fromEntries(names.map((name) => [name, { type: 'object' }])),
        Whole: schema,
        Part: {
          type: 'object',
          properties: { a: schema, b: { type: 'array', items: schema } },
          required: ['a'],
        },
      },
    },
  };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.each([10, 36, 45, 50, 54, 60, 109, 140])(
  'unions of schemas whose names have %i letters parse, wherever they stand',
  async (width) => {
    for (const count of [1, 2, 3, 4]) {
      const names = Array.from({ length: count }, (_, index) => `N${index}${'x'.repeat(width - 2)}`);
      const union = { oneOf: names.map(ref) };
      const schemas = [
        union,
        { type: 'array', items: union },
        { anyOf: [union, { type: 'null' }] },
        { anyOf: [{ type: 'array', items: union }, { type: 'null' }, ref(names[0] ?? '')] },
        { allOf: [union, { oneOf: [...names.map(ref), { type: 'string' }] }] },
        { type: 'object', additionalProperties: union },
        { type: 'array', minItems: 2, prefixItems: [union, { type: 'array', items: union }] },
        { enum: names },
      ];
      for (const schema of schemas) expect(await errorsOf(documentWith(schema, names))).toEqual([]);
    }
  },
);

test("characters that identifiers don't allow are removed from names", async () => {
  const parameters = [{ in: 'query', name: '\u2e2f', schema: { type: 'string', minLength: 2 } }];
  const paths = { '/a': { get: { operationId: '\u2e2fa', parameters, responses: {} } } };
  expect(await errorsOf({ openapi: '3.1.0', paths })).toEqual([]);
});

test('generated code parses without duplicate declarations, for any names and schemas', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      expect(await errorsOf(document)).toEqual([]);
    }),
    { numRuns: 200, seed: Number(process.env['FC_SEED'] ?? 20261121) },
  );
}, 60_000);
