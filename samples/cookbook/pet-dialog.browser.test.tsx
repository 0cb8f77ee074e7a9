import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PetDialog } from './pet-dialog';

test('the next pet does not start with the data of the one before', async () => {
  const requests = mockFetch((request) => (line(request) === 'GET /pet/1' ? bello : delayed().promise));
  const onClose = vi.fn();
  const page = show(<PetDialog petId={1} onClose={onClose} />);
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  page.show(null);
  await waitFor(() => expect(page.store.getState('petstore', 'getPetById', 'dialog').state).toBe('init'));
  page.show(<PetDialog petId={2} onClose={onClose} />);
  expect(screen.getByRole('dialog')).toHaveTextContent('Loading…');
  expect(page.store.getState('petstore', 'getPetById', 'dialog')).toEqual({ state: 'pending' });
  await waitFor(() => expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/2']));
});

test('closing aborts a call in flight', async () => {
  const requests = mockFetch(() => delayed().promise);
  const page = show(<PetDialog petId={1} onClose={vi.fn()} />);
  await waitFor(() => expect(requests).toHaveLength(1));
  page.show(null);
  await waitFor(() => expect(requests[0]!.signal.aborted).toBe(true));
});

test('says of which kind an error is', async () => {
  mockFetch(noSuchPet);
  show(<PetDialog petId={7} onClose={vi.fn()} />);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Pet' })).toHaveTextContent('http'));
});
