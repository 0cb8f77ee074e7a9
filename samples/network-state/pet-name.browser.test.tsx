import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, delayed, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetName } from './pet-name';

test('covers a call from its start to the data', async () => {
  const pet = delayed();
  const requests = mockFetch(() => pet.promise);
  show(<PetName petId={1} />);
  expect(screen.getByText('Loading…')).toBeVisible();
  pet.resolve(bello);
  expect(await screen.findByText('Bello')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});

test('covers a call that fails', async () => {
  mockFetch(noSuchPet);
  show(<PetName petId={7} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: http');
});
