import { expect, it } from 'vitest';
import { matchesName, matchesPath } from './matches-pattern.js';

it.each([
  ['pet', 'pet', true],
  ['pet', 'Pet', false],
  ['pet', 'pets', false],
  ['pe*', 'pet', true],
  ['pet*', 'pet', true],
  ['*', '', true],
  ['*Pet*', 'getPetById', true],
  ['get*Id', 'getPetById', true],
  ['get*Id', 'getPetByIdAndName', false],
  ['g.t', 'get', false],
  ['', 'pet', false],
])('%j and the name %j: %j', (pattern, name, want) => {
  expect(matchesName(pattern, name)).toBe(want);
});

it.each([
  ['/pet', '/pet', true],
  ['/pet', '/pet/{petId}', false],
  ['/pet/*', '/pet/{petId}', true],
  ['/pet/*', '/pet', false],
  ['/pet/*', '/pet/{petId}/photo', false],
  ['/pet/find*', '/pet/findByTags', true],
  ['/pet/**', '/pet', true],
  ['/pet/**', '/pet/{petId}/photo', true],
  ['/pet/**', '/pets', false],
  ['/**', '/pet/{petId}', true],
  ['/**/photo', '/pet/{petId}/photo', true],
  ['/**/photo', '/photo', true],
  ['/**/photo/**', '/pet/photo/photo/big', true],
  ['/v*/**/{petId}', '/v2/pet/{petId}', true],
  ['/v*/**/{petId}', '/v2/pet/{petId}/photo', false],
])('%j and the path %j: %j', (pattern, path, want) => {
  expect(matchesPath(pattern, path)).toBe(want);
});

it('takes no exponential time', () => {
  const started = performance.now();
  expect(matchesName('*a'.repeat(50), 'a'.repeat(5000) + 'b')).toBe(false);
  expect(matchesPath('/**/a'.repeat(50), '/a'.repeat(2000) + '/b')).toBe(false);
  expect(performance.now() - started).toBeLessThan(2000);
});
