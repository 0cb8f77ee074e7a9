import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetCard } from './pet-card';
import { PetError } from './pet-error';

const both = (petId: number) => (
  <>
    <PetCard petId={petId} />
    <PetError petId={petId} />
  </>
);

const load = () => userEvent.click(screen.getByRole('button', { name: 'Load' }));

test('knows the status of an error, and its kind', async () => {
  mockFetch(noSuchPet);
  show(both(7));
  await load();
  expect(await screen.findByText('There is no pet 7.')).toBeVisible();
});

test('names what it does not know', async () => {
  mockFetch(() => new Response('', { status: 500 }));
  show(both(1));
  await load();
  expect(await screen.findByText('The call failed: http.')).toBeVisible();
});

test('calls again after the network failed', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => bello];
  const requests = mockFetch(() => answers.shift()?.());
  show(both(1));
  await load();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/1']);
});
