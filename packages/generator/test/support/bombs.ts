import { crowdedDocument } from './crowded-document.js';

const nested = (depth: number, open: string, close: string, inside: string) =>
  open.repeat(depth) + inside + close.repeat(depth);
const many = <T>(count: number, of: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => of(index));
const named = (count: number, of: (index: number) => object) =>
  Object.fromEntries(many(count, (index) => [`S${index}`, of(index)]));
const withSchemas = (schemas: object, more: object = {}) =>
  JSON.stringify({ openapi: '3.2.0', paths: {}, components: { schemas }, ...more });
const ref = (index: number) => ({ $ref: `#/components/schemas/S${index}` });

/** Specs that are expensive to process. Nothing is generated from those that are `refused`. */
export const bombs: readonly { name: string; text: () => string; refused?: true }[] = [
  { name: 'a million values', text: () => withSchemas({}, { 'x-data': many(1_000_000, () => ({})) }) },
  {
    name: 'six million values',
    text: () => `{"openapi":"3.2.0","paths":{},"x":[${'[],'.repeat(6_000_000)}0]}`,
    refused: true,
  },
  {
    name: 'JSON nested deep',
    text: () => `{"openapi":"3.2.0","paths":{},"x":${nested(1_000_000, '[', ']', '')}}`,
    refused: true,
  },
  {
    name: 'YAML nested deep',
    text: () => `openapi: 3.2.0\npaths: {}\nx: ${nested(20_000, '[', ']', '')}`,
    refused: true,
  },
  {
    name: 'schemas nested as deep as is allowed',
    text: () =>
      `{"openapi":"3.2.0","paths":{},"components":{"schemas":{"A":${nested(95, '{"items":', '}', 'true')}}}}`,
  },
  {
    name: 'YAML aliases that double',
    text: () =>
      `openapi: 3.2.0\npaths: {}\na0: &a0 [x, x]\n${many(40, (index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`).join('\n')}`,
    refused: true,
  },
  {
    name: 'YAML aliases of a schema in itself',
    text: () => 'openapi: 3.2.0\npaths: {}\ncomponents:\n  schemas:\n    A: &a\n      properties: {b: *a}',
    refused: true,
  },
  {
    name: 'YAML merge keys that double',
    text: () =>
      `openapi: 3.2.0\npaths: {}\nm0: &m0 {a: b}\n${many(60, (index) => `m${index + 1}: &m${index + 1} {<<: [*m${index}, *m${index}]}`).join('\n')}`,
    refused: true,
  },
  {
    name: 'a text of ten million letters',
    text: () => withSchemas({ A: { description: 'a*/'.repeat(3_500_000) } }),
  },
  {
    name: 'a name of a hundred thousand letters',
    text: () => JSON.stringify(crowdedDocument('aB'.repeat(50_000))),
  },
  {
    name: 'a name of a hundred thousand spaces',
    text: () => JSON.stringify(crowdedDocument(`a${' '.repeat(100_000)}b`)),
  },
  {
    name: 'a path of fifty thousand braces',
    text: () => JSON.stringify({ openapi: '3.2.0', paths: { [`/${'{'.repeat(50_000)}`]: { get: {} } } }),
  },
  {
    name: 'a path of a thousand parameters',
    text: () =>
      JSON.stringify({
        openapi: '3.2.0',
        paths: { [`/${many(1_000, (index) => `{p${index}}`).join('/')}`]: { get: {} } },
      }),
  },
  {
    name: 'five thousand operations of one name',
    text: () =>
      JSON.stringify({
        openapi: '3.2.0',
        paths: Object.fromEntries(
          many(5_000, (index) => [`/${index}`, { get: { operationId: 'same', responses: {} } }]),
        ),
      }),
  },
  {
    name: 'five thousand schemas of one name',
    text: () =>
      withSchemas(Object.fromEntries(many(5_000, (index) => ['-'.repeat(index) + 'A', { type: 'string' }]))),
  },
  {
    name: 'a union of ten thousand members',
    text: () =>
      withSchemas({
        A: { oneOf: many(10_000, (index) => ({ const: index })) },
        ...named(3_000, () => ({ type: 'object', properties: { a: {} } })),
        B: { oneOf: many(3_000, ref) },
      }),
  },
  {
    name: 'an intersection of a thousand members',
    text: () =>
      withSchemas({
        A: { allOf: many(1_000, (index) => ({ type: 'object', properties: { [`p${index}`]: {} } })) },
      }),
  },
  {
    name: 'an enum of fifty thousand values',
    text: () => withSchemas({ A: { enum: many(50_000, String) } }),
  },
  {
    name: 'an object of twenty thousand properties',
    text: () => withSchemas({ A: { type: 'object', properties: named(20_000, () => ({ type: 'string' })) } }),
  },
  {
    name: 'schemas that all refer to each other',
    text: () => withSchemas(named(150, () => ({ type: 'object', properties: named(150, ref) }))),
  },
  {
    name: 'unions that double',
    text: () =>
      withSchemas(
        named(60, (index) => ({ oneOf: [ref(index + 1), ref(index + 1)], allOf: [ref(index + 1)] })),
      ),
  },
  {
    name: 'a discriminator whose members refer to each other',
    text: () =>
      withSchemas(
        named(40, (index) => ({
          oneOf: many(40, ref),
          allOf: [ref((index + 1) % 40)],
          discriminator: { propertyName: 'a' },
        })),
      ),
    refused: true,
  },
  {
    name: 'a thousand files in one form',
    text: () =>
      JSON.stringify({
        openapi: '3.2.0',
        paths: {
          '/a': {
            post: {
              requestBody: {
                content: {
                  'multipart/form-data': {
                    schema: {
                      type: 'object',
                      properties: named(1_000, () => ({ type: 'string', format: 'binary' })),
                    },
                  },
                },
              },
            },
          },
        },
      }),
  },
  {
    name: 'references in circles',
    text: () =>
      JSON.stringify({
        openapi: '3.2.0',
        paths: {
          '/a': { $ref: '#/paths/~1b' },
          '/b': { $ref: '#/paths/~1a' },
          '/c': {
            get: {
              parameters: [{ $ref: '#/components/parameters/A' }],
              requestBody: { $ref: '#/components/requestBodies/A' },
              responses: {
                200: { $ref: '#/components/responses/A' },
                400: { content: { 'application/json': { $ref: '#/components/mediaTypes/A' } } },
              },
            },
          },
        },
        webhooks: { a: { $ref: '#/webhooks/a' } },
        components: Object.fromEntries(
          ['parameters', 'requestBodies', 'responses', 'mediaTypes', 'schemas'].map((kind) => [
            kind,
            { A: { $ref: `#/components/${kind}/A` } },
          ]),
        ),
      }),
  },
];
