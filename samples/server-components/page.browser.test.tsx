import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, line } from '../testing/network';
import { show } from '../testing/show';
import PetPage from './page';

test('loads the pet before it renders, and its status when it mounts', async () => {
  const requests = mockFetch(() => bello);
  const page = await PetPage();
  expect(requests.map(line)).toEqual(['GET /pet/1']);
  show(page);
  expect(screen.getByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(await screen.findByText('available')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/1']);
});
