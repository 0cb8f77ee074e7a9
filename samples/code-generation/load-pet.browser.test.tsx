import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello } from '../testing/network';
import { loadPet } from './load-pet';

test('takes its configuration and its request as arguments, and resolves with the pet', async () => {
  const requests = mockFetch(() => bello);
  const pet = loadPet(1);
  await waitFor(() => expect(requests.map(({ url }) => url)).toEqual(['https://petstore.example/api/pet/1']));
  expect(await pet).toEqual(bello);
});
