import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mockFetch, bello, delayed, mia } from '../testing/network';
import { show } from '../testing/show';
import { RememberedPets } from './remembered-pets';

afterEach(() => localStorage.clear());

test('shows the saved copy until the first response arrives, and saves that', async () => {
  localStorage.setItem('pets.available.v1', JSON.stringify([bello]));
  const pets = delayed();
  mockFetch(() => pets.promise);
  show(<RememberedPets />);
  expect(screen.getByText('Bello')).toBeVisible();
  pets.resolve([bello, mia]);
  expect(await screen.findByText('Bello, Mia')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('pets.available.v1')).toBe(JSON.stringify([bello, mia])));
});

test('a failed call leaves the saved copy on the screen', async () => {
  localStorage.setItem('pets.available.v1', JSON.stringify([bello]));
  mockFetch(() => new Response(null, { status: 500 }));
  const page = show(<RememberedPets />);
  await waitFor(() => expect(page.store.getState('petstore', 'findPetsByStatus').state).toBe('error'));
  expect(screen.getByText('Bello')).toBeVisible();
});

test('works without a copy if the storage is full', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  mockFetch(() => [bello, mia]);
  show(<RememberedPets />);
  expect(await screen.findByText('Bello, Mia')).toBeVisible();
  expect(setItem).toHaveBeenCalled();
  setItem.mockRestore();
});

test.for(['[', 'null', '{}'])('without a readable copy there are no pets yet: %s', (saved) => {
  localStorage.setItem('pets.available.v1', saved);
  mockFetch(() => delayed().promise);
  show(<RememberedPets />);
  expect(screen.getByText('No pets yet')).toBeVisible();
});
