import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello } from '../testing/network';

test('shows the pet of the server that the provider names', async () => {
  const requests = mockFetch(() => bello);
  document.body.innerHTML = '<div id="root"></div>';
  await import('./main');
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual(['https://petstore.example/api/pet/1']);
});
