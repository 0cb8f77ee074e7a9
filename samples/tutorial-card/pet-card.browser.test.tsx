import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetCard } from './pet-card';

test('shows a pet, and clears its slot when it leaves', async () => {
  mockFetch(() => bello);
  const close = vi.fn();
  const page = show(<PetCard petId={1} onClose={close} />);
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(screen.getByText('Number 1, available')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();

  const slot = () => page.store.getState('petstore', 'getPetById', 'default').state;
  expect(slot()).toBe('success');
  page.show(null);
  await expect.poll(slot).toBe('init');
});

test('says that a pet cannot be shown', async () => {
  mockFetch(noSuchPet);
  show(<PetCard petId={7} onClose={vi.fn()} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This pet cannot be shown.');
});
