import { expect, test } from 'vitest';
import { answer, bello, noSuchPet } from '../testing/network';
import { findPet } from './find-pet';

test('returns the pet, undefined if there is none, and throws any other error', async () => {
  answer(() => bello);
  expect(await findPet(1)).toEqual(bello);
  answer(noSuchPet);
  expect(await findPet(7)).toBeUndefined();
  answer(() => new Response(null, { status: 500 }));
  await expect(findPet(1)).rejects.toMatchObject({ error: { kind: 'http', status: 500 } });
});
