import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia } from '../testing/network';
import { show } from '../testing/show';
import { CancelableSearch } from './cancelable-search';

const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
const cancel = () => screen.getByRole('button', { name: 'Cancel' });

test('says how many pets it found', async () => {
  const requests = mockFetch(() => [bello, mia]);
  show(<CancelableSearch />);
  expect(cancel()).toBeDisabled();
  await search();
  expect(await screen.findByText('2 pets found')).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/findByStatus?status=pending']);
});

test('Cancel ends the request, and leads back to where nothing was searched', async () => {
  const answers: unknown[] = [[bello], delayed().promise];
  const requests = mockFetch(() => answers.shift());
  const { store } = show(<CancelableSearch />);
  await search();
  await screen.findByText('1 pets found');
  await search();
  await waitFor(() => expect(cancel()).toBeEnabled());
  await expect.poll(() => requests).toHaveLength(2);
  await userEvent.click(cancel());
  expect(cancel()).toBeDisabled();
  expect(requests[1]!.signal.aborted).toBe(true);
  expect(store.getState('petstore', 'findPetsByStatus', 'cancelable')).toEqual({ state: 'init' });
});
