import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetCard } from './pet-card';

test('one request serves all who mount during it, and those who take their place', async () => {
  const pet = delayed();
  const requests = mockFetch(() => pet.promise);
  const page = show([<PetCard key="left" petId={1} />, <PetCard key="right" petId={1} />]);
  await waitFor(() => expect(requests).toHaveLength(1));
  page.show(<PetCard key="newcomer" petId={1} />);
  pet.resolve(bello);
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  page.show(<PetCard key="newcomer" petId={1} />);
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});

test('starts again with another id, and aborts the call in flight', async () => {
  const requests = mockFetch((request) => (line(request) === 'GET /pet/1' ? delayed().promise : mia));
  const page = show(<PetCard petId={1} />);
  await waitFor(() => expect(requests).toHaveLength(1));
  page.show(<PetCard petId={2} />);
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/2']);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('leaving aborts without an error, and the next visit calls again', async () => {
  const requests = mockFetch(() => delayed().promise);
  const page = show(<PetCard petId={1} />);
  await waitFor(() => expect(requests).toHaveLength(1));
  page.show(null);
  await waitFor(() => expect(requests[0]!.signal.aborted).toBe(true));
  expect(page.store.getState('petstore', 'getPetById', '1').state).toBe('init');
  page.show(<PetCard petId={1} />);
  expect(screen.getByText('Loading…')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('after an error, the button sends the request of the hook', async () => {
  let known = false;
  const requests = mockFetch(() => (known ? bello : noSuchPet()));
  show(<PetCard petId={1} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  known = true;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/1']);
});
