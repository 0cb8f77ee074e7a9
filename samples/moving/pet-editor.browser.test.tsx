import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetEditor } from './pet-editor';

test('reads the pet, saves a change and reads it again', async () => {
  let pet: unknown = bello;
  const requests = mockFetch(async (request) => {
    if (request.method === 'PUT') pet = await request.json();
    return pet;
  });
  show(<PetEditor petId={1} />);
  expect(await screen.findByText('Bello: available')).toBeVisible();
  screen.getByRole('button', { name: 'Sell' }).click();
  expect(await screen.findByText('Bello: sold')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'PUT /pet', 'GET /pet/1']);
});

test('shows an error', async () => {
  mockFetch(noSuchPet);
  show(<PetEditor petId={1} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: http');
});
