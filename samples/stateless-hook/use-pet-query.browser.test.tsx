import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, delayed, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { usePetQuery } from './use-pet-query';

function PetName() {
  const { data, error } = useQuery(usePetQuery(1));
  return <p>{data?.name ?? error?.message ?? 'Loading…'}</p>;
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });

test('the library keeps the pet that the call loads', async () => {
  const requests = mockFetch(() => bello);
  const cache = client();
  const page = show(<QueryClientProvider client={cache} children={<PetName />} />);
  expect(await screen.findByText('Bello')).toBeVisible();
  page.show(<QueryClientProvider client={cache} children={[<PetName key="a" />, <PetName key="b" />]} />);
  expect(screen.getAllByText('Bello')).toHaveLength(2);
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});

test('the library receives the failure', async () => {
  mockFetch(noSuchPet);
  show(<QueryClientProvider client={client()} children={<PetName />} />);
  expect(await screen.findByText('HTTP 404')).toBeVisible();
});

test('the library can cancel the call', async () => {
  const requests = mockFetch(() => delayed().promise);
  const cache = client();
  show(<QueryClientProvider client={cache} children={<PetName />} />);
  await expect.poll(() => requests).toHaveLength(1);
  await cache.cancelQueries({ queryKey: ['petstore', 'getPetById', 1] });
  expect(requests[0]!.signal.aborted).toBe(true);
});
