import fc from 'fast-check';

const awkward = [
  'a'.repeat(130),
  'Pet'.repeat(20),
  'class',
  'default',
  'constructor',
  '__proto__',
  'toString',
  '1st',
  '200',
  'naïve',
  'Überweisung',
  '宠物',
  'straße',
  '😀',
  '*/',
  '`${x}`',
  "it's",
  'a"b',
  'a\\b',
  '\u2028',
  '\0',
  '\ud800',
  'a\nb',
  'useGet',
  'Getrequest',
  'operation',
  'z',
  'Blob',
  'schemas',
  '-',
];

/** Names as in real specs and worse: plain, long, reserved, in any script, and without letters. */
const name = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[A-Za-z][A-Za-z\d]{0,50}$/) },
  { weight: 3, arbitrary: fc.stringMatching(/^[A-Z][a-z]{30,70}$/) },
  { weight: 2, arbitrary: fc.constantFrom(...awkward) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
);

const schemaNames = fc.uniqueArray(name, { minLength: 1, maxLength: 6 });

function schemaOf(names: readonly string[]): fc.Arbitrary<object> {
  const ref = fc.constantFrom(...names).map((target) => ({
    $ref: `#/components/schemas/${encodeURIComponent(
      target
        .replace(/\p{Surrogate}/gu, '')
        .replaceAll('~', '~0')
        .replaceAll('/', '~1'),
    )}`,
  }));
  const scalar = fc.oneof(
    fc.record({ type: fc.constantFrom('string', 'integer', 'number', 'boolean', 'null') }),
    fc.record({
      enum: fc.array(fc.oneof(name, fc.integer(), fc.constant(null)), { minLength: 1, maxLength: 9 }),
    }),
    fc.record({ type: fc.constant('string'), format: fc.constantFrom('binary', 'date-time', 'uuid') }),
    fc.record({ type: fc.constant('string'), pattern: name }),
  );
  return fc.letrec<{ schema: object }>((tie) => ({
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      ref,
      scalar,
      fc.record({ type: fc.constant('array'), items: tie('schema') }),
      fc.record({
        type: fc.constant('array'),
        prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
        minItems: fc.nat(3),
      }),
      fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 6 }) }),
      fc.record({ anyOf: fc.array(ref, { minLength: 2, maxLength: 8 }), description: name }),
      fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ anyOf: fc.tuple(tie('schema'), fc.constant({ type: 'null' })) }),
      fc
        .record({ schema: tie('schema'), nullable: fc.boolean() })
        .map(({ schema, nullable }) => ({ ...schema, nullable })),
      fc.record({
        type: fc.constant('object'),
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 4 }),
        required: fc.array(name, { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
      }),
    ),
  })).schema;
}

function operationOf(names: readonly string[]): fc.Arbitrary<object> {
  const schema = schemaOf(names);
  const media = fc.constantFrom(
    'application/json',
    'application/problem+json',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'text/plain',
    'image/png',
    '*/*',
  );
  const content = fc.dictionary(media, fc.record({ schema }), { minKeys: 1, maxKeys: 2 });
  return fc.record(
    {
      operationId: name,
      summary: name,
      deprecated: fc.boolean(),
      tags: fc.array(name, { maxLength: 2 }),
      parameters: fc.array(
        fc.record({
          in: fc.constantFrom('query', 'header', 'path', 'cookie'),
          name,
          required: fc.boolean(),
          description: name,
          schema,
        }),
        { maxLength: 4 },
      ),
      requestBody: fc.record({ required: fc.boolean(), content }),
      responses: fc.dictionary(
        fc.constantFrom('200', '201', '204', '2XX', '400', '404', '4XX', 'default'),
        fc.record({ description: name, content }, { requiredKeys: ['description'] }),
        { maxKeys: 4 },
      ),
    },
    { requiredKeys: ['responses'] },
  );
}

/** Valid documents with arbitrary names and shapes. */
export const arbitraryDocument: fc.Arbitrary<object> = schemaNames.chain((names) =>
  fc.record({
    openapi: fc.constantFrom('3.0.4', '3.1.1', '3.2.0'),
    info: fc.record({ title: name, version: name }),
    paths: fc.dictionary(
      name.map((segment) => `/${segment}/{id}`),
      fc.dictionary(fc.constantFrom('get', 'put', 'post', 'delete'), operationOf(names), { maxKeys: 2 }),
      { minKeys: 1, maxKeys: 3 },
    ),
    components: fc.record({
      schemas: fc
        .tuple(...names.map(() => schemaOf(names)))
        .map((schemas) => Object.fromEntries(schemas.map((schema, index) => [names[index], schema]))),
    }),
  }),
);
