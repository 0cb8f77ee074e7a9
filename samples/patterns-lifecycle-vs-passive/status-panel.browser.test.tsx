import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia } from '../testing/network';
import { show } from '../testing/show';
import { StatusPanel } from './status-panel';

test('the panel sends, and the heading below it shows the data', async () => {
  const requests = mockFetch(() => [bello]);
  const page = show(<StatusPanel status="available" />);
  expect(screen.getByRole('heading', { name: 'available: unknown' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'available: 1' })).toBeVisible();
  page.show(<StatusPanel status="sold" />);
  await waitFor(() =>
    expect(requests.map(line)).toEqual([
      'GET /pet/findByStatus?status=available',
      'GET /pet/findByStatus?status=sold',
    ]),
  );
});

test('the button calls again in the slot of the panel', async () => {
  const second = delayed();
  const requests = mockFetch(() => (requests.length > 1 ? second.promise : [bello]));
  show(<StatusPanel status="available" />);
  await screen.findByRole('heading', { name: 'available: 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.getByRole('button')).toBeDisabled();
  second.resolve([bello, mia]);
  expect(await screen.findByRole('heading', { name: 'available: 2' })).toBeVisible();
  expect(requests.map(line)).toEqual(Array(2).fill('GET /pet/findByStatus?status=available'));
});

test('the panel clears, also what the button has called for', async () => {
  const requests = mockFetch(() => (requests.length > 1 ? delayed().promise : [bello]));
  const page = show(<StatusPanel status="available" />);
  await screen.findByRole('heading', { name: 'available: 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  page.show(null);
  await waitFor(() => expect(requests[1]!.signal.aborted).toBe(true));
  expect(page.store.getState('petstore', 'findPetsByStatus').state).toBe('init');
});
