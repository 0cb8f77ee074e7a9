import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, line, mia } from '../testing/network';
import { show } from '../testing/show';
import { PetSection } from './pet-section';

test('the section sends one request, and both readers below it show their part', async () => {
  const requests = mockFetch(() => [bello, mia]);
  show(<PetSection />);
  expect(screen.getByRole('heading')).toHaveTextContent('Pets');
  expect(await screen.findByRole('heading', { name: '2 pets' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Bello', 'Mia']);
  expect(requests.map(line)).toEqual(['GET /pet/findByStatus?status=available']);
});

test('the data is there while the section is mounted', async () => {
  mockFetch(() => [bello]);
  const page = show(<PetSection />);
  await screen.findByText('Bello');
  page.show(null);
  await waitFor(() => expect(page.store.getState('petstore', 'findPetsByStatus').state).toBe('init'));
});

test('the owner says that there is no list', async () => {
  mockFetch(() => new Response(null, { status: 500 }));
  show(<PetSection />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No list of pets: http');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
