import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, line } from '../testing/network';
import { show } from '../testing/show';
import { PetStatus } from './pet-status';

test('loads the status when it mounts, and again when asked', async () => {
  const answers = [bello, { ...bello, status: 'sold' }];
  const requests = mockFetch(() => answers.shift());
  show(<PetStatus petId={1} />);
  expect(await screen.findByText('available')).toBeVisible();
  screen.getByRole('button', { name: 'Refresh' }).click();
  expect(await screen.findByText('sold')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/1']);
});
