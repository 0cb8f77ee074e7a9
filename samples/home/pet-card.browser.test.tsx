import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetCard } from './pet-card';

const load = () => userEvent.click(screen.getByRole('button', { name: 'Load' }));

test('loads on click: says that it loads, and then the name of the pet', async () => {
  const pet = delayed();
  const requests = mockFetch(() => pet.promise);
  show(<PetCard petId={1} />);
  expect(requests).toEqual([]);
  await load();
  expect(screen.getByText('Loading…')).toBeVisible();
  pet.resolve(bello);
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});

test('says that the pet did not load', async () => {
  mockFetch(noSuchPet);
  show(<PetCard petId={7} />);
  await load();
  expect(await screen.findByRole('alert')).toHaveTextContent('This pet did not load.');
});
