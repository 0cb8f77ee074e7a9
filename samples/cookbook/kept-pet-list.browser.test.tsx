import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, delayed, mia } from '../testing/network';
import { show } from '../testing/show';
import { KeptPetList } from './kept-pet-list';

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('the list is there at once on return, and a new request updates it', async () => {
  const second = delayed();
  const requests = mockFetch(() => (requests.length > 1 ? second.promise : [bello]));
  const page = show(<KeptPetList />);
  expect(screen.getByText('Loading…')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Bello']));
  page.show(<p>elsewhere</p>);
  await screen.findByText('elsewhere');
  page.show(<KeptPetList />);
  expect(names()).toEqual(['Bello']);
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  second.resolve([bello, mia]);
  await waitFor(() => expect(names()).toEqual(['Bello', 'Mia']));
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  expect(requests).toHaveLength(2);
});

test('a first call that fails says why', async () => {
  mockFetch(() => new Response(null, { status: 500 }));
  show(<KeptPetList />);
  expect(await screen.findByText('http')).toBeVisible();
});
