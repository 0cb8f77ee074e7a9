import { expect, test } from 'vitest';
import { mockFetch, bello, noSuchPet } from '../testing/network';
import { findPet } from './find-pet';

test('returns the pet, undefined if there is none, and throws any other error', async () => {
  mockFetch(() => bello);
  expect(await findPet(1)).toEqual(bello);
  mockFetch(noSuchPet);
  expect(await findPet(7)).toBeUndefined();
  mockFetch(() => new Response(null, { status: 500 }));
  await expect(findPet(1)).rejects.toMatchObject({ error: { kind: 'http', status: 500 } });
});
