import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetCard } from './pet-card';

test('loads when it mounts, and again when petId changes', async () => {
  const pet = delayed();
  const requests = mockFetch(({ url }) => (url.endsWith('/1') ? pet.promise : mia));
  const app = show(<PetCard petId={1} />);
  expect(screen.getByText('Loading…')).toBeVisible();
  pet.resolve(bello);
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  app.show(<PetCard petId={2} />);
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/2']);
});

test('shows the message of the documented error', async () => {
  mockFetch(noSuchPet);
  show(<PetCard petId={7} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No such pet');
});

test('calls again after the network failed', async () => {
  const responses = [() => Promise.reject(new TypeError('Failed to fetch')), () => bello];
  const requests = mockFetch(() => responses.shift()?.());
  show(<PetCard petId={1} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/1']);
});
