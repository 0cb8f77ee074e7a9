import { expect, test } from 'vitest';
import { modelWith } from '../../test/support/model-with.js';
import { Scope } from './scope.js';

const model = modelWith({
  Pet: { kind: 'null' },
  GetPetData: { kind: 'null' },
  GetPetData2: { kind: 'null' },
});

test('gathers the types and the constants that a module names', () => {
  const scope = new Scope(model);
  expect([...scope.types, ...scope.constants]).toEqual([]);
  expect(scope).toMatchObject({ zod: false, keywords: false });
  expect(scope.typeOf('Pet')).toBe('Pet');
  expect(scope.constantOf('GetPetData')).toBe('GetPetDataSchema');
  expect([[...scope.types], [...scope.constants]]).toEqual([['Pet'], ['GetPetDataSchema']]);
});

test('names no schema that the model does not have', () => {
  expect(() => new Scope(model).typeOf('Dog')).toThrow('No schema has the target Dog.');
});

test.each([
  { part: 'Request', want: 'GetPetRequest' },
  { part: 'Data', want: 'GetPetData3' },
])("an operation's $part is $want, since a schema keeps its name", ({ part, want }) => {
  expect(new Scope(model).typeFor({ typeName: 'GetPet' }, part)).toBe(want);
});

test('a constant of the module has a name that no other has, in this module or in `schemas.ts`', () => {
  const scope = new Scope(model);
  expect(['a', 'a', 'a', 'PetSchema'].map((base) => scope.local(base))).toEqual([
    'a',
    'a2',
    'a3',
    'PetSchema2',
  ]);
});
