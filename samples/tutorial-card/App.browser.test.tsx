import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, delayed, line, mia } from '../testing/network';
import { show } from '../testing/show';
import App from './App';

test('shows Mia when she is chosen before Bello has loaded, and ends his call', async () => {
  const answers: Record<string, unknown> = { 'GET /pet/1': delayed().promise, 'GET /pet/2': mia };
  const requests = mockFetch((request) => answers[line(request)] ?? [bello, mia]);
  show(<App />);
  await userEvent.click(await screen.findByRole('button', { name: 'Bello' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mia' }));
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/findByStatus?status=available', 'GET /pet/1', 'GET /pet/2']);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('article')).toBeNull();
});
