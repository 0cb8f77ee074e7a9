import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, delayed, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetPage } from './pet-page';

test('sends one request for the owner and the passive reader, which shows the pet', async () => {
  const pet = delayed();
  const requests = mockFetch(() => pet.promise);
  show(<PetPage petId={1} />);
  expect(screen.getByRole('heading')).toHaveTextContent('Pet');
  pet.resolve(bello);
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});

test('says of which kind an error is', async () => {
  mockFetch(noSuchPet);
  show(<PetPage petId={7} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The pet could not be loaded (http).');
});

test('clears the slot when the page leaves', async () => {
  mockFetch(() => bello);
  const page = show(<PetPage petId={1} />);
  await screen.findByRole('heading', { name: 'Bello' });
  page.show(null);
  await waitFor(() => expect(page.store.getState('petstore', 'getPetById').state).toBe('init'));
});
