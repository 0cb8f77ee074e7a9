import { expect, it } from 'vitest';
import { compress } from '../share/link.ts';
import { applyChange, preparedChanges } from './example/changes.ts';
import { prepared } from './example/prepared.ts';
import { fromHash, toHash } from './specs-link.ts';

const LIMIT = 1_000_000;

it('a link contains both specs', async () => {
  const specs = { before: 'openapi: 3.1.0 # ü', after: 'openapi: 3.1.1' };
  const hash = await toHash(specs);
  expect(hash).toMatch(/^#specs=1\.[\w-]+$/);
  expect(await fromHash(hash, LIMIT)).toEqual(specs);
});

it.each(preparedChanges)('the link of a prepared change is its name: $id', async (change) => {
  const specs = { before: prepared.spec, after: applyChange(prepared.spec, change) };
  expect(await toHash(specs)).toBe(`#${change.id}`);
  expect(await fromHash(`#${change.id}`, LIMIT)).toEqual(specs);
});

it.each(['', '#other'])('no specs in the hash %j', async (hash) => {
  expect(await fromHash(hash, LIMIT)).toBeUndefined();
});

it.each([
  ['#specs=2.abc', 'another version'],
  ['#specs=1.!', 'incomplete'],
  ['#specs=1.abc', 'incomplete'],
])('says what is wrong with %s', async (hash, message) => {
  await expect(fromHash(hash, LIMIT)).rejects.toThrow(message);
});

it('refuses other content, and more than the limit', async () => {
  const hashOf = async (value: unknown) => `#specs=1.${await compress(JSON.stringify(value))}`;
  await expect(fromHash(await hashOf({ before: 1 }), LIMIT)).rejects.toThrow('incomplete');
  await expect(fromHash(await hashOf([1, 2]), LIMIT)).rejects.toThrow('incomplete');
  await expect(fromHash(await hashOf([' '.repeat(2_000_000), '']), LIMIT)).rejects.toThrow('too large');
});
