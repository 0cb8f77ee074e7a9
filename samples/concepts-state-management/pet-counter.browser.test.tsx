import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia } from '../testing/network';
import { show } from '../testing/show';
import { PetCounter } from './pet-counter';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('goes through the four states, with the last data while the next is on its way', async () => {
  const answers = [delayed(), delayed()];
  const requests = mockFetch(() => answers[requests.length - 1]!.promise);
  show(<PetCounter />);
  const count = screen.getByRole('status');
  expect(count).toHaveTextContent('No count yet');
  await press('Count');
  expect(count).toHaveTextContent('Counting');
  answers[0]!.resolve([bello, mia]);
  await waitFor(() => expect(count).toHaveTextContent('2 pets'));
  await press('Count');
  expect(count).toHaveTextContent('2 pets, updating');
  answers[1]!.resolve(new Response(null, { status: 500 }));
  await waitFor(() => expect(count).toHaveTextContent('No count: http'));
  expect(requests.map(line)).toEqual(Array(2).fill('GET /pet/findByStatus?status=sold'));
});

test('a newer call aborts the one in flight', async () => {
  const requests = mockFetch(() => (requests.length > 1 ? [bello] : delayed().promise));
  show(<PetCounter />);
  await press('Count');
  await waitFor(() => expect(requests).toHaveLength(1));
  await press('Count');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 pets'));
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('Stop ends a call and leaves init', async () => {
  const requests = mockFetch(() => delayed().promise);
  show(<PetCounter />);
  await press('Count');
  await waitFor(() => expect(requests).toHaveLength(1));
  await press('Stop');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No count yet'));
  expect(requests[0]!.signal.aborted).toBe(true);
});

test('leaving clears the count', async () => {
  mockFetch(() => [bello]);
  const page = show(<PetCounter />);
  await press('Count');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 pets'));
  page.show(null);
  await waitFor(() => expect(page.store.getState('petstore', 'findPetsByStatus').state).toBe('init'));
});
