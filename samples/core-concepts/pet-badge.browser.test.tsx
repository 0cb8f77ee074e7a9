import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, line } from '../testing/network';
import { show } from '../testing/show';
import { PetBadge, PetLoader } from './pet-badge';

test('a passive reader alone sends nothing', async () => {
  const requests = mockFetch(() => bello);
  const page = show(<PetBadge />);
  expect(screen.getByText('No pet yet')).toBeVisible();
  expect(page.store.getState('petstore', 'getPetById', 'featured').state).toBe('init');
  expect(requests).toEqual([]);
});

test('every badge shows what the owner loads, until the owner leaves', async () => {
  const requests = mockFetch(() => bello);
  const page = show([<PetBadge key="badge" />, <PetLoader key="loader" petId={1} />]);
  await waitFor(() => expect(screen.getAllByText('Bello')).toHaveLength(2));
  expect(requests.map(line)).toEqual(['GET /pet/1']);
  page.show([<PetBadge key="badge" />]);
  expect(await screen.findByText('No pet yet')).toBeVisible();
});
