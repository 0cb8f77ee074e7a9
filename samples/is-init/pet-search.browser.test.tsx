import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia } from '../testing/network';
import { show } from '../testing/show';
import { PetSearch } from './pet-search';

const search = () => userEvent.click(screen.getByRole('button', { name: 'Show sold pets' }));

test('searches on request, and not before', async () => {
  const pets = delayed();
  const requests = mockFetch(() => pets.promise);
  show(<PetSearch />);
  expect(screen.getByText('Nothing searched yet.')).toBeVisible();
  await search();
  expect(await screen.findByText('Searching…')).toBeVisible();
  pets.resolve([bello, mia]);
  expect(await screen.findByText('2 pets found')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/findByStatus?status=sold']);
});

test('an empty list is a result, and is gone when the component comes back', async () => {
  mockFetch(() => []);
  const page = show(<PetSearch />);
  await search();
  expect(await screen.findByText('0 pets found')).toBeVisible();
  page.show(null);
  await expect.poll(() => page.store.getState('petstore', 'findPetsByStatus', 'search').state).toBe('init');
  page.show(<PetSearch />);
  expect(screen.getByText('Nothing searched yet.')).toBeVisible();
});

test('says that the search failed', async () => {
  mockFetch(() => new Response(null, { status: 503 }));
  show(<PetSearch />);
  await search();
  expect(await screen.findByRole('alert')).toHaveTextContent('The search failed.');
});
