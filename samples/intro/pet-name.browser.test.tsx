import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, delayed, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetName } from './pet-name';

test('says that the pet is loading, and then its name', async () => {
  const pet = delayed();
  const requests = mockFetch(() => pet.promise);
  show(<PetName petId={1} />);
  expect(screen.getByText('Loading the pet.')).toBeVisible();
  pet.resolve(bello);
  expect(await screen.findByText('Bello')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});

test('says of which kind an error is', async () => {
  mockFetch(noSuchPet);
  show(<PetName petId={7} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The pet could not be loaded (http).');
});
