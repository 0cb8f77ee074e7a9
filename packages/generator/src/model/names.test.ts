import { describe, expect, test } from 'vitest';
import { camel, isIdentifier, kebab, Names, pascal } from './names.js';

test.each([
  { given: 'getPetById', want: ['getPetById', 'GetPetById', 'get-pet-by-id'] },
  { given: 'repos/get-content', want: ['reposGetContent', 'ReposGetContent', 'repos-get-content'] },
  { given: 'HTMLPage', want: ['htmlPage', 'HTMLPage', 'html-page'] },
  { given: 'API', want: ['api', 'API', 'api'] },
  { given: 'list_all.things v2', want: ['listAllThingsV2', 'ListAllThingsV2', 'list-all-things-v2'] },
  { given: 'größe', want: ['größe', 'Größe', 'größe'] },
  { given: '*/ !!', want: ['', '', ''] },
])('$given', ({ given, want }) => {
  expect([camel(given), pascal(given), kebab(given)]).toEqual(want);
});

test.each([
  { given: 'a1', want: true },
  { given: 'ä_$', want: true },
  { given: '1a', want: false },
  { given: 'a-b', want: false },
  { given: '', want: false },
])('$given is an identifier: $want', ({ given, want }) => {
  expect(isIdentifier(given)).toBe(want);
});

describe('names that are taken', () => {
  test('gets a number if any name derived from it is taken', () => {
    const names = new Names();
    const made = (base: string) => [base, `use${base}`];
    expect(['a', 'a', 'b', 'usea', 'a'].map((base) => names.take(base, made))).toEqual([
      'a',
      'a2',
      'b',
      'usea3',
      'a4',
    ]);
  });

  test('file names are unique regardless of case', () => {
    const names = new Names();
    expect(
      ['getPet', 'get_pet', 'GET PET', 'index', 'schemas', 'con', 'x'.repeat(300)].map((name) =>
        names.takeFile(name),
      ),
    ).toEqual(['get-pet', 'get-pet-2', 'get-pet-3', 'index-2', 'schemas-2', 'con-operation', 'x'.repeat(60)]);
  });
});
