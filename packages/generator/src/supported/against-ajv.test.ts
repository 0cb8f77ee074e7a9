import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validatorsOf } from '../../test/validator.js';

const names = ['a', 'b', 'x1'];
const texts = ['', 'a', 'ab', 'abc', '💩', 'x1'];
const small = fc.integer({ min: 0, max: 3 });
const numbers = fc.constantFrom(-1, 0, 1, 2, 3, 0.5, 1.5, 1e20, 9007199254740993);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'value' },
    fc.constantFrom(null, true, false, ...texts),
    numbers,
    fc.array(tie('value'), { maxLength: 3, depthIdentifier: 'value' }),
    fc.dictionary(fc.constantFrom(...names, 'c'), tie('value'), {
      maxKeys: 3,
      noNullPrototype: true,
      depthIdentifier: 'value',
    }),
  ),
}));

const some = fc.subarray(names);
const patterns = fc.constantFrom('^a', '^x', '.', 'b$');

/** Arbitrary schemas. Keywords that imply a type come with `type`, because we deviate from JSON Schema without it. */
const { schema } = fc.letrec<{ schema: object | boolean; inside: object | boolean }>((tie) => {
  const inside = tie('inside');
  const record = (part: Record<string, fc.Arbitrary<unknown>>) => fc.record(part, { requiredKeys: [] });
  const map = fc.dictionary(fc.constantFrom(...names), inside, { maxKeys: 2, noNullPrototype: true });
  const list = fc.array(inside, { minLength: 1, maxLength: 3 });
  const typed = (type: string, part: Record<string, fc.Arbitrary<unknown>>) =>
    record(part).map((keywords) => ({ type, ...keywords }));
  return {
    inside: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'schema', withCrossShrink: true },
      fc.constantFrom<object | boolean>(
        true,
        false,
        {},
        { type: 'string' },
        { type: 'integer' },
        { $ref: '#/components/schemas/Pair' },
      ),
      tie('schema'),
    ),
    schema: fc.oneof(
      typed('object', {
        properties: map,
        required: some,
        additionalProperties: inside,
        patternProperties: fc.dictionary(patterns, inside, { maxKeys: 2, noNullPrototype: true }),
        unevaluatedProperties: inside,
        allOf: list,
        anyOf: list,
        if: inside,
        then: inside,
        dependentSchemas: map,
      }),
      typed('array', {
        items: inside,
        prefixItems: list,
        minItems: small,
        maxItems: small,
        uniqueItems: fc.boolean(),
        unevaluatedItems: inside,
        anyOf: list,
        allOf: list,
      }),
      typed('string', { minLength: small, maxLength: small, pattern: patterns, not: inside }),
      fc
        .tuple(
          fc.constantFrom('integer', 'number'),
          record({
            minimum: small,
            maximum: small,
            multipleOf: fc.constantFrom(1, 2, 0.5),
            exclusiveMinimum: small,
          }),
        )
        .map(([type, part]) => ({ type, ...part })),
      record({
        minLength: small,
        maximum: small,
        minItems: small,
        prefixItems: list,
        patternProperties: fc.dictionary(patterns, inside, { maxKeys: 2, noNullPrototype: true }),
        minProperties: small,
        maxProperties: small,
        propertyNames: inside,
        dependentRequired: fc.dictionary(fc.constantFrom(...names), some, {
          maxKeys: 2,
          noNullPrototype: true,
        }),
        not: inside,
        if: inside,
        then: inside,
        else: inside,
      }),
      // Ajv ignores `contains` next to `prefixItems` for empty arrays.
      record({ contains: inside, minContains: small, maxContains: small, uniqueItems: fc.boolean() }),
      record({
        allOf: list,
        anyOf: list,
        oneOf: list,
        type: fc.subarray(['string', 'number', 'object', 'array', 'null'], { minLength: 1 }),
      }),
      fc.array(value, { minLength: 1, maxLength: 4 }).map((list) => ({ enum: list })),
      value.map((one) => ({ const: one })),
      list.map((oneOf) => ({ oneOf })),
      record({ minProperties: small, unevaluatedProperties: fc.constant(false) }).map((part) => ({
        $ref: '#/components/schemas/Pair',
        ...part,
      })),
    ),
  };
});

const Pair = {
  type: 'object',
  properties: { a: { type: 'number' }, b: { $ref: '#/components/schemas/Pair' } },
  required: ['a'],
};

/** Undefined if Ajv throws, as it does for some schemas with `unevaluatedProperties`. */
function verdictOf(accepts: (value: unknown) => unknown, given: unknown): boolean | undefined {
  try {
    return accepts(given) === true;
  } catch {
    return undefined;
  }
}

const seed = Number(process.env['FC_SEED'] ?? 8);

test(`the generated schemas and ajv agree on random schemas and values (FC_SEED=${seed})`, async () => {
  let cases = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(schema, { minLength: 20, maxLength: 20 }),
      fc.array(value, { minLength: 30, maxLength: 30 }),
      async (schemas, values) => {
        const components = Object.fromEntries(schemas.map((one, index) => [`T${index}`, one]));
        const { validators } = await validatorsOf({ ...components, Pair });
        const judge = new Ajv2020({
          strict: false,
          validateSchema: false,
          logger: false,
          ownProperties: true,
        });
        judge.addSchema({ $id: 'https://ajv.example/', components: { schemas: { ...components, Pair } } });
        for (const [name, one] of Object.entries(components)) {
          const accepts = judge.compile({ $ref: `https://ajv.example/#/components/schemas/${name}` });
          for (const given of values) {
            const wanted = verdictOf(accepts, given);
            if (wanted === undefined) continue;
            cases += 1;
            const { success, error } = validators[name]?.safeParse(given) ?? {};
            if (success !== wanted)
              expect.fail(JSON.stringify({ wanted, given, issues: error?.issues, schema: one }));
          }
        }
      },
    ),
    { seed, endOnFailure: true, numRuns: Number(process.env['FC_RUNS'] ?? 12) },
  );
  expect(cases).toBeGreaterThan(5000);
}, 60_000);
