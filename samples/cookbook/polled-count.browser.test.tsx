import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { eventually, stopClock } from '../testing/clock';
import { mockFetch, bello, delayed, mia } from '../testing/network';
import { show } from '../testing/show';
import { PolledCount } from './polled-count';

stopClock();

const count = (text: string) => eventually(() => screen.getByRole('status').textContent).toBe(text);

test('calls again an interval after the response, and shows the old data meanwhile', async () => {
  const second = delayed();
  const requests = mockFetch(() => (requests.length > 1 ? second.promise : [bello]));
  show(<PolledCount every={1000} />);
  await count('1');
  vi.advanceTimersByTime(999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  await eventually(() => requests).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(vi.getTimerCount()).toBe(0);
  second.resolve([bello, mia]);
  await count('2');
  expect(requests[1]!.signal.aborted).toBe(false);
});

test('goes on after an error, and ends with the component', async () => {
  const requests = mockFetch(() => (requests.length > 1 ? [bello] : new Response(null, { status: 500 })));
  const page = show(<PolledCount />);
  await eventually(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(30_000);
  await count('1');
  page.show(null);
  expect(vi.getTimerCount()).toBe(0);
});
