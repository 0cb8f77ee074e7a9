import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetRoute } from './pet-route';

const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

test('both readers show their part of the one response that the route requests', async () => {
  const pet = delayed();
  const requests = mockFetch(() => pet.promise);
  show(<PetRoute petId={1} />);
  expect(screen.getByRole('heading', { name: 'Pet' })).toHaveAttribute('aria-busy', 'true');
  pet.resolve({ ...bello, photoUrls: [photo] });
  expect(await screen.findByRole('heading', { name: 'Bello' })).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('img', { name: 'Bello' })).toHaveAttribute('src', photo);
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});

test('each pet has a slot, cleared when its route leaves', async () => {
  mockFetch((request) => (line(request) === 'GET /pet/1' ? bello : mia));
  const page = show([<PetRoute key={1} petId={1} />, <PetRoute key={2} petId={2} />]);
  await screen.findByRole('heading', { name: 'Bello' });
  await screen.findByRole('heading', { name: 'Mia' });
  page.show([<PetRoute key={2} petId={2} />]);
  await waitFor(() => expect(page.store.getState('petstore', 'getPetById', 'pet-1').state).toBe('init'));
  expect(screen.getByRole('heading', { name: 'Mia' })).toBeVisible();
});

test('the owner handles an error once, for all readers', async () => {
  let known = false;
  mockFetch(() => (known ? bello : noSuchPet()));
  show(<PetRoute petId={1} />);
  const again = await screen.findByRole('button', { name: 'Load again' });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  known = true;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
});
