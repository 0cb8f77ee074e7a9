import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia } from '../testing/network';
import { show } from '../testing/show';
import { PetList } from './pet-list';

test('lists the pets of a status, and says which one is chosen', async () => {
  const pets = delayed();
  const requests = mockFetch(() => pets.promise);
  const choose = vi.fn();
  show(<PetList status="available" onSelect={choose} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  pets.resolve([bello, mia]);
  await userEvent.click(await screen.findByRole('button', { name: 'Mia' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(2);
  expect(requests.map(line)).toEqual(['GET /pet/findByStatus?status=available']);
});

test('sends the request again when the status changes, and keeps each in a slot of its own', async () => {
  const requests = mockFetch((request) => (line(request).endsWith('=sold') ? [mia] : [bello]));
  const page = show(<PetList status="available" onSelect={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Bello' })).toBeVisible();
  page.show(<PetList status="sold" onSelect={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Mia' })).toBeVisible();
  expect(requests.map(line)).toEqual([
    'GET /pet/findByStatus?status=available',
    'GET /pet/findByStatus?status=sold',
  ]);
  expect(page.store.getState('petstore', 'findPetsByStatus', 'available')).toMatchObject({ data: [bello] });
});
