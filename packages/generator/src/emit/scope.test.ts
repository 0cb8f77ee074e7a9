import { expect, test } from 'vitest';
import { modelWith } from '../../test/support/model-with.js';
import { Scope } from './scope.js';

const model = modelWith({
  Pet: { kind: 'null' },
  GetPetData: { kind: 'null' },
  GetPetData2: { kind: 'null' },
});

test('collects the types and constants that a module uses', () => {
  const scope = new Scope(model);
  expect([...scope.types, ...scope.constants]).toEqual([]);
  expect(scope).toMatchObject({ zod: false, keywords: false });
  expect(scope.typeOf('Pet')).toBe('Pet');
  expect(scope.constantOf('GetPetData')).toBe('GetPetDataSchema');
  expect([[...scope.types], [...scope.constants]]).toEqual([['Pet'], ['GetPetDataSchema']]);
});

test("throws for a schema that the model doesn't have", () => {
  expect(() => new Scope(model).typeOf('Dog')).toThrow('No schema has the target Dog.');
});

test.each([
  { part: 'Request', want: 'GetPetRequest' },
  { part: 'Data', want: 'GetPetData3' },
])("an operation's $part is named $want if a schema has its name", ({ part, want }) => {
  expect(new Scope(model).typeFor({ typeName: 'GetPet' }, part)).toBe(want);
});

test('a local constant has a unique name in the module and in `schemas.ts`', () => {
  const scope = new Scope(model);
  expect(['a', 'a', 'a', 'PetSchema'].map((base) => scope.local(base))).toEqual([
    'a',
    'a2',
    'a3',
    'PetSchema2',
  ]);
});
