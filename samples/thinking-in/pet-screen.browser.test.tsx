import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia } from '../testing/network';
import { show } from '../testing/show';
import { PetScreen } from './pet-screen';

const pressDelete = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }));

test('one call fills the screen and its header; the newest pet wins', async () => {
  const first = delayed();
  const pets: Record<string, unknown> = { 'GET /pet/1': first.promise, 'GET /pet/2': mia };
  const requests = mockFetch((request) => pets[line(request)]);
  const page = show(<PetScreen petId={1} onDeleted={vi.fn()} />);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('No pet loaded')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(1));
  page.show(<PetScreen petId={2} onDeleted={vi.fn()} />);
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeVisible();
  expect(screen.getByText('available')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/2']);
  expect(requests[0]!.signal.aborted).toBe(true);
});

test('leaving in the middle of a call aborts it and empties the slot', async () => {
  const requests = mockFetch(() => delayed().promise);
  const page = show(<PetScreen petId={1} onDeleted={vi.fn()} />);
  await waitFor(() => expect(requests).toHaveLength(1));
  page.show(null);
  await waitFor(() => expect(requests[0]!.signal.aborted).toBe(true));
  expect(page.store.getState('petstore', 'getPetById', 'shown-pet').state).toBe('init');
});

test('a user who leaves in a hurry still deletes the pet', async () => {
  const onDeleted = vi.fn();
  const deleted = delayed();
  const requests = mockFetch(({ method }) => (method === 'DELETE' ? deleted.promise : bello));
  const page = show(<PetScreen petId={1} onDeleted={onDeleted} />);
  await screen.findByRole('heading', { name: 'Bello' });
  await pressDelete();
  await waitFor(() => expect(requests.map(line)).toEqual(['GET /pet/1', 'DELETE /pet/1']));
  page.show(null);
  deleted.resolve(new Response(null, { status: 204 }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
});

test('says that the pet could not be deleted', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const onDeleted = vi.fn();
  mockFetch(({ method }) => (method === 'DELETE' ? new Response(null, { status: 500 }) : bello));
  show(<PetScreen petId={1} onDeleted={onDeleted} />);
  await pressDelete();
  await waitFor(() => expect(alert).toHaveBeenCalledWith('The pet could not be deleted.'));
  expect(onDeleted).not.toHaveBeenCalled();
});
