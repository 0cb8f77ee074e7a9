import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, line, mia } from '../testing/network';
import { show } from '../testing/show';
import { PetsOnMount } from './pets-on-mount';

test('sends on mount, and again when the status changes by value', async () => {
  const requests = mockFetch(({ url }) => (url.endsWith('sold') ? [bello] : [bello, mia]));
  const page = show(<PetsOnMount status="available" />);
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByText('2 pets')).toBeVisible();
  page.show(<PetsOnMount status="available" />);
  expect(screen.getByText('2 pets')).toBeVisible();
  page.show(<PetsOnMount status="sold" />);
  expect(await screen.findByText('1 pets')).toBeVisible();
  expect(requests.map(line)).toEqual([
    'GET /pet/findByStatus?status=available',
    'GET /pet/findByStatus?status=sold',
  ]);
});

test('says of which kind an error is', async () => {
  mockFetch(() => new Response(null, { status: 500 }));
  show(<PetsOnMount status="available" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not loaded: http');
});
