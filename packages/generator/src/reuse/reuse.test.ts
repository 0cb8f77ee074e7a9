import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryDocument } from '../../test/support/arbitrary-document.js';
import { connectedDocument } from '../../test/support/connected-document.js';
import { type Mutation, mutateDocument } from '../../test/support/mutate-document.js';
import { generate, type GenerateResult } from '../generate.js';
import type { OperationOptions } from '../model/operation-filter.js';

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/** Runs the generator with the result of an earlier run, as read from disk. */
function run(
  document: object,
  previous?: GenerateResult,
  options: OperationOptions = {},
): Promise<GenerateResult> {
  const text = JSON.stringify(document);
  const kept = previous && (JSON.parse(JSON.stringify(previous)) as GenerateResult);
  return generate({ id: 'test', spec: text, digest, ...options, ...(kept && { previous: kept }) });
}

const filter = fc.record(
  {
    tags: fc.constant(['pets']),
    paths: fc.subarray(['/pets/**', 'GET /owners', '/same', '/{x}*'], { minLength: 1 }),
    operationIds: fc.subarray(['*ets', 'inner', 'events'], { minLength: 1 }),
  },
  { requiredKeys: [] },
);
const options: fc.Arbitrary<OperationOptions> = fc.oneof(
  fc.constant({}),
  fc.record({ include: filter, exclude: filter }, { requiredKeys: [] }),
);

const mutation: fc.Arbitrary<Mutation> = fc.tuple(fc.nat(), fc.nat(), fc.nat());
const document = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('3.0.4', '3.1.1', '3.2.0').map(connectedDocument) },
  { weight: 1, arbitrary: arbitraryDocument },
);

// For another seed or more runs: FC_SEED=1 FC_RUNS=10000 npx vitest run --root packages/generator src/reuse
const seed = Number(process.env['FC_SEED'] ?? 20261121);
const numRuns = Number(process.env['FC_RUNS'] ?? 60);

test('a run with a memo has the same output as one without, after any changes to the spec and the options', async () => {
  let reused = 0;
  const several = fc.array(mutation, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(document, several, options, options, async (first, mutations, before, after) => {
      let current = first;
      let previous = await run(current, undefined, before);
      for (const [index, one] of mutations.entries()) {
        const chosen = index < 4 ? before : after;
        current = mutateDocument(current, one);
        const warm = await run(current, previous, chosen);
        expect(JSON.stringify(warm)).toBe(JSON.stringify(await run(current, undefined, chosen)));
        if (previous.memo && warm.memo) reused += 1;
        previous = warm;
      }
    }),
    { seed, numRuns },
  );
  expect(reused).toBeGreaterThan(numRuns);
});

describe('unchanged code is reused', () => {
  type Texts = Record<string, Record<string, unknown>>;
  type Api = { paths: Record<string, Texts>; components: { schemas: Texts }; info: object };
  const changes: { name: string; change: (api: Api) => void; written: string[] }[] = [
    { name: 'nothing', change: () => undefined, written: [] },
    {
      name: 'an operation',
      change: ({ paths }) => (paths['/pets']!['get']!['summary'] = 'Lists them.'),
      written: ['list-pets.ts', 'add-pet.ts'],
    },
    {
      name: 'what a schema of one operation refers to',
      change: ({ components }) => (components.schemas['Unused']!['description'] = 'Is used.'),
      written: ['same.ts'],
    },
    { name: 'the version', change: (api) => (api.info = { title: 'Connected', version: '2' }), written: [] },
    {
      name: 'a new schema',
      change: ({ components }) => (components.schemas['New'] = { type: 'string' }),
      written: [],
    },
    {
      name: 'a new schema with the name of a type of an operation',
      change: ({ components }) => (components.schemas['SameData'] = { type: 'string' }),
      written: ['same.ts'],
    },
    {
      name: 'a removed operation',
      change: ({ paths }) => delete paths['/events'],
      written: [],
    },
    {
      name: 'the security of all',
      change: (api) => Object.assign(api, { security: [] }),
      written: [
        ...['list-pets.ts', 'add-pet.ts', 'get-pets-by-id.ts', 'update-pet.ts', 'get-owners.ts', 'events.ts'],
        ...['same.ts', 'inner.ts'],
      ],
    },
  ];
  test.each(changes)('$name', async ({ change, written }) => {
    const before = connectedDocument('3.1.1');
    const previous = await run(before);
    const modules = previous.files.filter(({ path }) => !/^(index|schemas|auth|docs)\./.test(path));
    for (const file of modules) file.contents += '// taken over';
    const after = structuredClone(before) as Api;
    change(after);
    const { files } = await run(after, previous);
    const others = modules.map(({ path }) => path).filter((path) => files.some((file) => file.path === path));
    const taken = files.filter(({ contents }) => contents.endsWith('// taken over')).map(({ path }) => path);
    expect(others.filter((path) => !taken.includes(path)).sort()).toEqual(written.sort());
  });
});

test.each([
  ['$id', { $id: 'https://a.example/pet' }],
  ['an anchor', { $anchor: 'pet' }],
  ['a reference to an anchor', { $ref: '#pet' }],
  ['a reference to the whole', { $ref: '#' }],
  ['a reference to several schemas', { $ref: '#/components/schemas' }],
  ['a reference that leads nowhere', { $ref: '#/components/schemas/None' }],
  ['a schema that is itself', { anyOf: [{ $ref: '#/components/schemas/New' }, { type: 'string' }] }],
])('nothing is reused if the document has %s', async (_name, schema) => {
  const { components, ...rest } = connectedDocument('3.1.1') as { components: { schemas: object } };
  const schemas = { ...components.schemas, New: schema };
  expect((await run({ ...rest, components: { ...components, schemas } })).memo).toBeUndefined();
});

test('without a digest there is no memo', async () => {
  const text = JSON.stringify(connectedDocument('3.1.1'));
  expect((await generate({ id: 'test', spec: text })).memo).toBeUndefined();
});

test('a memo for another id or other names is ignored', async () => {
  const document = connectedDocument('3.1.1');
  const previous = await run(document);
  const text = JSON.stringify(document);
  const other = await generate({ id: 'other', spec: text, digest, previous });
  expect(other).toEqual(await generate({ id: 'other', spec: text, digest }));
});
