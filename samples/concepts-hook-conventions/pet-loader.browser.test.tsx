import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, noSuchPet } from '../testing/network';
import { loadPet } from './pet-loader';

test('calls with the settings passed to it, without React', async () => {
  const requests = mockFetch(() => bello);
  const pet = loadPet(1);
  await waitFor(() => expect(requests.map(({ url }) => url)).toEqual(['https://petstore.example/api/pet/1']));
  expect(await pet).toEqual(bello);
});

test('rejects with what the server says', async () => {
  const requests = mockFetch(noSuchPet);
  const pet = loadPet(7);
  const rejected = expect(pet).rejects.toMatchObject({ error: { kind: 'http', status: 404 } });
  await waitFor(() => expect(requests).toHaveLength(1));
  await rejected;
});
