import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, line, mia, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetCard } from './pet-card';

test('sends the request on mount, and again when the id changes', async () => {
  const requests = mockFetch((request) => (line(request) === 'GET /pet/1' ? bello : mia));
  const page = show(<PetCard petId={1} />);
  expect(screen.getByText('Loading the pet.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(screen.getByText('available')).toBeVisible();
  page.show(<PetCard petId={2} />);
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/2']);
});

test('says that there is no such pet', async () => {
  mockFetch(noSuchPet);
  show(<PetCard petId={7} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no pet 7.');
});

test('without a response it offers to send the request again', async () => {
  let online = false;
  const requests = mockFetch(() => (online ? bello : Promise.reject(new TypeError('Failed to fetch'))));
  show(<PetCard petId={1} />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The pet could not be loaded (network).');
  online = true;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/1']);
});
