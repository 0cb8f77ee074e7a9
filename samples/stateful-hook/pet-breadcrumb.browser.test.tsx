import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockFetch, bello, line } from '../testing/network';
import { show } from '../testing/show';
import { PetBreadcrumb } from './pet-breadcrumb';
import { PetCard } from './pet-card';

const breadcrumb = () => screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent;

test('shows what a card has loaded, and the number again when the last card has gone', async () => {
  const requests = mockFetch(() => bello);
  const page = show([<PetBreadcrumb key="path" petId={1} />, <PetCard key="card" petId={1} />]);
  expect(breadcrumb()).toBe('Pets / 1');
  await expect.poll(breadcrumb).toBe('Pets / Bello');
  expect(requests.map(line)).toEqual(['GET /pet/1']);
  page.show([<PetBreadcrumb key="path" petId={1} />]);
  await expect.poll(breadcrumb).toBe('Pets / 1');
});

test('sends nothing, and keeps nothing', async () => {
  const requests = mockFetch(() => bello);
  const page = show(<PetCard petId={1} />);
  await screen.findByRole('heading', { name: 'Bello' });
  page.show([<PetBreadcrumb key="path" petId={1} />, <PetBreadcrumb key="other" petId={2} />]);
  await expect.poll(() => page.store.getState('petstore', 'getPetById', 'pet-1').state).toBe('init');
  expect(screen.getByText('Pets / 1')).toBeVisible();
  expect(screen.getByText('Pets / 2')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});
