import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { eventually, stopClock } from '../testing/clock';
import { mockFetch, delayed } from '../testing/network';

stopClock();

test('calls the address of the source, and waits as long as the defaults say', async () => {
  const requests = mockFetch(() => delayed().promise);
  document.body.append(Object.assign(document.createElement('div'), { id: 'root' }));
  await import('./main');
  await eventually(() => requests.map(({ url }) => url)).toEqual([
    'https://staging.petstore.example/api/pet/1',
  ]);
  vi.advanceTimersByTime(9_999);
  expect(requests[0]!.signal.aborted).toBe(false);
  expect(screen.getByRole('heading')).toHaveTextContent('Loading…');
  vi.advanceTimersByTime(1);
  await eventually(() => screen.queryByRole('alert')).toHaveTextContent('The server did not respond.');
});
