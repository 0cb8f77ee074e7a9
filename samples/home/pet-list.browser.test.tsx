import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bello, line, mia, mockFetch } from '../testing/network';
import { show } from '../testing/show';
import { PetList } from './pet-list';

const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('lists the pets with a status, and calls again when the status changes', async () => {
  const requests = mockFetch(({ url }) => (url.endsWith('sold') ? [mia] : [bello]));
  show(<PetList />);
  await expect.poll(names).toEqual(['Bello']);
  await userEvent.click(screen.getByRole('button', { name: 'Show sold' }));
  await expect.poll(names).toEqual(['Mia']);
  expect(requests.map(line)).toEqual([
    'GET /pet/findByStatus?status=available',
    'GET /pet/findByStatus?status=sold',
  ]);
});
