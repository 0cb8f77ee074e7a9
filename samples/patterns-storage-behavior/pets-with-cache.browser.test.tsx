import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, delayed, mia } from '../testing/network';
import { show } from '../testing/show';
import { PetsWithCache } from './pets-with-cache';

const configs = { petstore: { baseURL: 'https://staging.example' } };

const below = (client: QueryClient, screens = 1) => (
  <QueryClientProvider client={client}>
    {Array.from({ length: screens }, (_, index) => (
      <PetsWithCache key={index} status="sold" />
    ))}
  </QueryClientProvider>
);

test('one response serves many screens', async () => {
  const requests = mockFetch(() => [bello, mia]);
  const client = new QueryClient();
  const page = show(below(client), { configs });
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByText('2 pets')).toBeVisible();
  page.show(below(client, 2));
  expect(screen.getAllByText('2 pets')).toHaveLength(2);
  expect(client.isFetching()).toBe(0);
  expect(requests.map(({ url }) => url)).toEqual(['https://staging.example/pet/findByStatus?status=sold']);
});

test('the library’s signal cancels the call', async () => {
  const requests = mockFetch(() => delayed().promise);
  const page = show(below(new QueryClient()));
  await waitFor(() => expect(requests).toHaveLength(1));
  page.show(null);
  await waitFor(() => expect(requests[0]!.signal.aborted).toBe(true));
});

test('says what went wrong', async () => {
  mockFetch(() => new Response(null, { status: 500 }));
  show(below(new QueryClient({ defaultOptions: { queries: { retry: false } } })));
  expect(await screen.findByRole('alert')).toHaveTextContent('HTTP 500');
});
