import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, mia } from '../testing/network';

test('a hook below the provider calls the server that it names, once in StrictMode', async () => {
  const requests = mockFetch(() => [bello, mia]);
  document.body.innerHTML = '<div id="root"></div>';
  await import('./main');
  expect(await screen.findByRole('heading', { name: '2 pets' })).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual([
    'https://staging.petstore.example/api/pet/findByStatus?status=available',
  ]);
});
