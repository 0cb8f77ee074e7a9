import { expect, it } from 'vitest';
import { reservedIds } from './schema.js';
import { suggestId } from './suggest-id.js';

it.each([
  ['Petstore', [], 'petstore'],
  ['pet-store', [], 'petStore'],
  ['PetStore', [], 'petStore'],
  ['API of Café 24', [], 'apiOfCafe24'],
  ["GitHub's official OpenAPI spec + Octokit extension", [], 'gitHubOfficialOpenAPISpec'],
  ['2nd try', [], 'ndTry'],
  ['織機', [], 'api'],
  ['defaults', [], 'defaultsApi'],
  ['Petstore', ['petstore', 'petstore2'], 'petstore3'],
  ['petStore', ['petstore'], 'petStore2'],
])('makes an id of %j where %j are taken: %s', (text, taken, id) => {
  expect(suggestId(text, taken)).toBe(id);
});

it('reserves every name of Object.prototype that has the form of an id', () => {
  const names = Object.getOwnPropertyNames(Object.prototype).filter((name) =>
    /^[a-z][A-Za-z0-9]*$/.test(name),
  );
  expect(reservedIds).toEqual(expect.arrayContaining([...names, 'defaults']));
});
