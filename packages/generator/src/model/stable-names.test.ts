import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Findings } from '../diagnostics.js';
import { Scope } from '../emit/scope.js';
import type { JsonObject } from '../parse/json.js';
import { References } from '../parse/references.js';
import { buildModel } from './build-model.js';

type Parts = { ids: string[]; schemas: string[] };

/** Every name that generated code exports, by what in the document it belongs to. */
function namesOf({ ids, schemas }: Parts) {
  const findings = new Findings();
  const document: JsonObject = {
    openapi: '3.1.0',
    paths: Object.fromEntries(
      ids.map((operationId) => [
        `/${encodeURIComponent(operationId)}`,
        { post: { operationId, responses: { 200: { description: '' }, 404: { description: '' } } } },
      ]),
    ),
    components: { schemas: Object.fromEntries(schemas.map((name) => [name, { type: 'object' }])) },
  };
  const model = buildModel(new References(document, findings), 'test');
  const scope = new Scope(model);
  const operations = model.operations.map((operation) => {
    const { name, typeName, file, operationId = '' } = operation;
    const hooks = ['', 'Async', 'Download'].map((kind) => `use${typeName}${kind}`);
    const types = ['Request', 'Data', 'Error', 'Body', 'Response404'].map((part) =>
      scope.typeFor(operation, part),
    );
    return [operationId, { callables: [name, ...hooks, `${file}.ts`], types }] as const;
  });
  const named = model.schemas.map(({ original, name, constant }) => [original, [name, constant]] as const);
  const found = findings.list.map(({ code, message }) => `${code} ${message}`);
  return { operations: new Map(operations), schemas: new Map(named), found };
}

function insert<T>(list: readonly T[], item: T, at: number): T[] {
  const index = at % (list.length + 1);
  return [...list.slice(0, index), item, ...list.slice(index)];
}

const all = ({ operations, schemas }: ReturnType<typeof namesOf>) => [
  ...[...operations].flatMap(([key, { callables, types }]): [string, string[]][] => [
    [`operation ${key}`, [...callables]],
    ...types.map((type, index): [string, string[]] => [`type ${index} of ${key}`, [type]]),
  ]),
  ...[...schemas].map(([key, names]): [string, string[]] => [`schema ${key}`, [...names]]),
];

/** The names that changed although nothing took them. */
function renamedForNothing(before: Parts, after: Parts): string[] {
  const [old, now] = [new Map(all(namesOf(before))), new Map(all(namesOf(after)))];
  const moved = [...now].filter(([key, names]) => String(old.get(key)) !== String(names));
  const taken = new Set(moved.flatMap(([, names]) => names));
  const changed = (key: string) => String(now.get(key)) !== String(old.get(key));
  // The types of an operation go by its name.
  const follows = (key: string) => key.startsWith('type') && changed(`operation ${key.split(' of ')[1]}`);
  return [...old].flatMap(([key, names]) =>
    !changed(key) || follows(key) || names.some((name) => taken.has(name)) ? [] : [key],
  );
}

// Few words, so that names meet.
const ids = [
  'getPet',
  'get-pet',
  'get_pet',
  'GetPet',
  'getPet2',
  'getPetAsync',
  'usePet',
  'petSchema',
  'delete',
];
const types = [
  'Pet',
  'pet',
  'PET',
  'GetPetRequest',
  'GetPetData',
  'getPetError',
  'Pet2',
  'GetPetRequest2',
  'Date',
];
const some = (values: string[]) =>
  array(constantFrom(...values), { maxLength: 6 }).map((list) => [...new Set(list)]);
const parts = record({ ids: some(ids), schemas: some(types) });
const runs = { numRuns: 2000, seed: Number(process.env['FC_SEED'] ?? 20261121) };

describe('what is added renames nothing', () => {
  test('an operation never renames the types of a schema', () => {
    assert(
      property(parts, constantFrom(...ids), nat(), (before, id, at) => {
        const after = {
          ...before,
          ids: insert(
            before.ids.filter((other) => other !== id),
            id,
            at,
          ),
        };
        expect(namesOf(after).schemas).toEqual(namesOf(before).schemas);
      }),
      runs,
    );
  });

  test('an operation renames another only if it takes one of its names', () => {
    assert(
      property(parts, constantFrom(...ids), nat(), (before, id, at) => {
        if (before.ids.includes(id)) return;
        expect(renamedForNothing(before, { ...before, ids: insert(before.ids, id, at) })).toEqual([]);
      }),
      runs,
    );
  });

  test('a schema renames only what has its name', () => {
    assert(
      property(parts, constantFrom(...types), nat(), (before, name, at) => {
        if (before.schemas.includes(name)) return;
        expect(renamedForNothing(before, { ...before, schemas: insert(before.schemas, name, at) })).toEqual(
          [],
        );
      }),
      runs,
    );
  });

  test('at the end, it renames only what is made of another name', () => {
    assert(
      property(parts, constantFrom(...ids), (before, id) => {
        if (before.ids.includes(id)) return;
        const [old, now] = [namesOf(before), namesOf({ ...before, ids: [...before.ids, id] })];
        for (const [key, { callables }] of old.operations)
          if (callables[0] === key) expect(now.operations.get(key)?.callables).toEqual(callables);
      }),
      runs,
    );
  });

  test.each(types.filter((name) => /^[A-Z][a-z]+([A-Z][a-z]+)*\d*$/.test(name)))(
    'a schema called `%s` has that name',
    (name) => {
      const found = namesOf({ ids, schemas: [...types.filter((other) => other !== name), name] });
      expect(found.schemas.get(name)?.[0]).toBe(name);
    },
  );
});

test('a schema keeps its name, and the type of the operation gets another', () => {
  const { operations, schemas, found } = namesOf({ ids: ['getPet'], schemas: ['GetPetRequest'] });
  expect(schemas.get('GetPetRequest')).toEqual(['GetPetRequest', 'getPetRequestSchema']);
  expect(operations.get('getPet')).toEqual({
    callables: ['getPet', 'useGetPet', 'useGetPetAsync', 'useGetPetDownload', 'get-pet.ts'],
    types: ['GetPetRequest2', 'GetPetData', 'GetPetError', 'GetPetBody', 'GetPetResponse404'],
  });
  expect(found).toEqual([
    "HL2003 `GetPetRequest` is a schema of the spec, so the operation's own type is `GetPetRequest2`.",
  ]);
});

test('the number is incremented if a schema has that name too', () => {
  const { operations } = namesOf({ ids: ['getPet'], schemas: ['GetPetRequest2', 'GetPetRequest'] });
  expect(operations.get('getPet')?.types[0]).toBe('GetPetRequest3');
});

test('an exact name takes precedence, regardless of document order', () => {
  const { operations, schemas } = namesOf({ ids: ['get-pet', 'getPet'], schemas: ['pet', 'Pet'] });
  expect([...operations].map(([id, { callables }]) => [id, callables[0]])).toEqual([
    ['get-pet', 'getPet2'],
    ['getPet', 'getPet'],
  ]);
  expect([...schemas]).toEqual([
    ['pet', ['Pet2', 'pet2Schema']],
    ['Pet', ['Pet', 'petSchema']],
  ]);
});
