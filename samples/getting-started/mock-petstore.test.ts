import { expect, test } from 'vitest';
import { mockPetstore } from './mock-petstore';

const pet = (id: number) => mockPetstore(`https://petstore.example/api/pet/${id}`);

test('responds with Bello for pet 1, and with 404 for any other', async () => {
  const [one, two] = await Promise.all([pet(1), pet(2)]);
  expect(await one.json()).toMatchObject({ id: 1, name: 'Bello' });
  expect(two.status).toBe(404);
});
