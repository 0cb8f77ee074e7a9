import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { eventually, stopClock } from '../testing/clock';
import { mockFetch, bello, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { PatientPet } from './patient-pet';

stopClock();

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** Waits until the next attempt is scheduled and advances the clock to it. */
async function passes(milliseconds: number) {
  await eventually(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(milliseconds - 1);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount()).toBe(0);
}

test('repeats a call without a response, at growing intervals', async () => {
  const requests = mockFetch(() => (requests.length > 2 ? bello : unreachable()));
  show(<PatientPet petId={1} />);
  await passes(500);
  await passes(1000);
  await eventually(() => screen.queryByRole('heading')?.textContent).toBe('Bello');
  expect(requests).toHaveLength(3);
});

test('gives up after three attempts', async () => {
  const requests = mockFetch(unreachable);
  show(<PatientPet petId={1} />);
  for (const wait of [500, 1000, 2000]) await passes(wait);
  await eventually(() => requests).toHaveLength(4);
  await eventually(() => screen.queryByText('Not loaded: network')).toBeVisible();
  expect(vi.getTimerCount()).toBe(0);
});

test('another request has attempts of its own', async () => {
  const requests = mockFetch(unreachable);
  const page = show(<PatientPet petId={1} />);
  for (const wait of [500, 1000, 2000]) await passes(wait);
  await eventually(() => requests).toHaveLength(4);
  page.show(<PatientPet petId={2} />);
  for (const wait of [500, 1000, 2000]) await passes(wait);
  await eventually(() => requests).toHaveLength(8);
});

test('leaves an HTTP error alone', async () => {
  mockFetch(noSuchPet);
  show(<PatientPet petId={7} />);
  await eventually(() => screen.queryByText('Not loaded: http')).toBeVisible();
  expect(vi.getTimerCount()).toBe(0);
});

test('repeats nothing for a component that has left', async () => {
  mockFetch(unreachable);
  const page = show(<PatientPet petId={1} />);
  await eventually(() => vi.getTimerCount()).toBe(1);
  page.show(null);
  expect(vi.getTimerCount()).toBe(0);
});
