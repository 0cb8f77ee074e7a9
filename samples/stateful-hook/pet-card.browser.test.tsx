import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, line, mia, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetCard } from './pet-card';

test('shows the pet, and another one when the id changes', async () => {
  const requests = mockFetch((request) => (line(request) === 'GET /pet/1' ? bello : mia));
  const page = show(<PetCard petId={1} />);
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  page.show(<PetCard petId={2} />);
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/2']);
});

test('after an error, the button sends the request once more', async () => {
  let known = false;
  const requests = mockFetch(() => (known ? bello : noSuchPet()));
  show(<PetCard petId={1} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  known = true;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/1']);
});

test('reads the pet while it is there, and frees the slot afterwards', async () => {
  mockFetch(() => bello);
  const page = show(<PetCard petId={1} />);
  const slot = () => page.store.getState('petstore', 'getPetById', 'pet-1').state;
  await expect.poll(slot).toBe('success');
  page.show(null);
  await expect.poll(slot).toBe('init');
});
