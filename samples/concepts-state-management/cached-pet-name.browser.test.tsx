import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, line } from '../testing/network';
import { show } from '../testing/show';
import { CachedPetName } from './cached-pet-name';

function below(client: QueryClient) {
  return (
    <QueryClientProvider client={client}>
      <CachedPetName petId={1} />
    </QueryClientProvider>
  );
}

test('the library keeps the result for the next visit', async () => {
  const requests = mockFetch(() => bello);
  const client = new QueryClient();
  const page = show(below(client));
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByText('Bello')).toBeVisible();
  page.show(null);
  page.show(below(client));
  expect(screen.getByText('Bello')).toBeVisible();
  expect(client.isFetching()).toBe(0);
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});

test('the plain function validates', async () => {
  mockFetch(() => ({ id: 1 }));
  show(below(new QueryClient({ defaultOptions: { queries: { retry: false } } })));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid response: name');
});
