import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line } from '../testing/network';
import { show } from '../testing/show';
import { CallMonitor } from './call-monitor';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('Call goes from init over pending to success', async () => {
  const pet = delayed();
  const requests = mockFetch(() => pet.promise);
  show(<CallMonitor petId={1} />);
  const state = screen.getByRole('status');
  expect(state).toHaveTextContent('init');
  await press('Call');
  expect(state).toHaveTextContent('pending');
  pet.resolve(bello);
  await waitFor(() => expect(state).toHaveTextContent('success'));
  expect(requests.map(line)).toEqual(['GET /pet/1']);
});

test.each([
  ['a request that does not fit is not sent', 1.5, 'request-validation', 0],
  ['a response that differs from the document is an error', 1, 'response-validation', 1],
])('%s', async (_, petId, kind, sent) => {
  const requests = mockFetch(() => ({ id: 1 }));
  show(<CallMonitor petId={petId} />);
  await press('Call');
  expect(await screen.findByText(kind)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('error');
  expect(requests).toHaveLength(sent);
});

test('Clear in the middle aborts the call and leaves init', async () => {
  const requests = mockFetch(() => delayed().promise);
  show(<CallMonitor petId={1} />);
  await press('Call');
  await waitFor(() => expect(requests).toHaveLength(1));
  await press('Clear');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('init'));
  expect(requests[0]!.signal.aborted).toBe(true);
});

test('a newer call takes the slot', async () => {
  const requests = mockFetch(() => (requests.length > 1 ? bello : delayed().promise));
  show(<CallMonitor petId={1} />);
  await press('Call');
  await waitFor(() => expect(requests).toHaveLength(1));
  await press('Call');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('success'));
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});
