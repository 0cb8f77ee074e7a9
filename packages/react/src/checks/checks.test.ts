import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as checks from '../checks.js';

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['zod/mini'],
  });
  return outputFiles[0]?.text ?? '';
}

/** The message that only the check has. */
const messages: Partial<Record<keyof typeof checks, string>> = {
  additionalProperties: 'additionalProperties: false',
  contains: 'minContains',
  dependentRequired: 'dependentRequired',
  equal: 'enum',
  integer: 'integer',
  maxLength: 'maxLength',
  maxProperties: 'maxProperties',
  minItems: 'minItems',
  minLength: 'minLength',
  minProperties: 'minProperties',
  multipleOf: 'multipleOf',
  not: '"not"',
  propertyNames: 'propertyNames',
  required: 'required',
  unevaluatedItems: 'unevaluatedItems: false',
  unevaluatedProperties: 'unevaluatedProperties: false',
  uniqueItems: 'uniqueItems',
};

test.for(Object.entries(messages))('a bundle with %s has no other check', async ([name, message]) => {
  const text = await bundle(`import * as checks from './checks.ts'; console.log(checks.${name});`);
  const present = Object.values(messages).filter((one) => text.includes(one));
  expect(present).toEqual([message]);
});

test('a schema that nobody uses takes its checks along out of a bundle', async () => {
  const text = await bundle(`
    import * as z from 'zod/mini';
    import * as checks from './checks.ts';
    const tags = /* @__PURE__ */ z.lazy(() => z.array(z.string()).check(checks.uniqueItems));`);
  expect(text.trim()).toMatch(/^import\*as \w+ from"zod\/mini";$/);
});

test.for<[schema: z.ZodMiniType, value: unknown, issue: string]>([
  [
    z.object({ a: z.array(z.number()).check(checks.uniqueItems) }),
    { a: [1, 2, 1] },
    'a.2: uniqueItems: equal to item 0',
  ],
  [
    z.unknown().check(checks.patternProperties(/^x/u, z.object({ n: z.number() }))),
    { x1: { n: '' } },
    'x1.n: Invalid input',
  ],
  [z.unknown().check(checks.required('toString')), {}, 'toString: required'],
  [z.unknown().check(checks.dependentRequired('a', ['b'])), { a: 1 }, 'b: dependentRequired: a'],
  [z.unknown().check(checks.contains(z.string(), 2, 3)), ['a'], ': minContains: 2'],
  [z.unknown().check(checks.contains(z.string(), 0, 1)), ['a', 'b'], ': maxContains: 1'],
  [z.unknown().check(checks.equal({ a: 1 })), {}, ': const'],
  [z.unknown().check(checks.equal({ a: 1 }, [])), {}, ': enum'],
  [z.tuple([z.unknown()], z.unknown()).check(checks.minItems(1)), [], ': minItems: 1'],
  [z.unknown().check(checks.unevaluatedItems({ count: 1 })), [1, 2], '1: unevaluatedItems: false'],
  [z.unknown().check(checks.unevaluatedProperties({}, z.string())), { a: 1 }, 'a: Invalid input'],
  [z.number().check(checks.multipleOf(0.1)), 0.25, ': multipleOf: 0.1'],
])('an issue has a path and names the keyword: %#', ([schema, value, issue]) => {
  const issues = schema.safeParse(value).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([issue]);
});

test('a check reports all that is wrong, and lets the checks after it run', () => {
  const schema = z.unknown().check(checks.additionalProperties(['a']), checks.maxProperties(1));
  expect(schema.safeParse({ b: 1, c: 2 }).error?.issues).toHaveLength(3);
});

test('what a value inherits is none of its properties', () => {
  const schema = z
    .looseObject({ constructor: z.optional(z.union([z.string(), z.custom<never>(checks.isInherited)])) })
    .check(checks.maxProperties(0), checks.additionalProperties([]), checks.unevaluatedProperties({}));
  expect(schema.safeParse({}).success).toBe(true);
});
