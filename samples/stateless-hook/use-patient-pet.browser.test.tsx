import { HookloomProvider } from '@hookloom/react';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { eventually, stopClock } from '../testing/clock';
import { mockFetch, bello, noSuchPet } from '../testing/network';
import { usePatientPet } from './use-patient-pet';

stopClock();

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

function load(...answers: (() => unknown)[]) {
  const requests = mockFetch(() => answers.shift()!());
  const { result } = renderHook(usePatientPet, { wrapper: HookloomProvider });
  const settled = vi.fn();
  void result.current(1).then(settled, settled);
  return { requests, settled };
}

async function letPass(pause: number) {
  await eventually(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(pause - 1);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
}

test('repeats after a network error, with longer and longer pauses', async () => {
  const { requests, settled } = load(unreachable, unreachable, unreachable, () => bello);
  for (const pause of [500, 1_000, 2_000]) await letPass(pause);
  await eventually(() => settled.mock.calls).toEqual([[bello]]);
  expect(requests).toHaveLength(4);
});

test('gives up after the fourth', async () => {
  const { requests, settled } = load(unreachable, unreachable, unreachable, unreachable);
  for (const pause of [500, 1_000, 2_000]) await letPass(pause);
  await eventually(() => settled.mock.calls).toMatchObject([[{ error: { reason: 'unreachable' } }]]);
  expect(requests).toHaveLength(4);
});

test('passes every other rejection on at once', async () => {
  const { requests, settled } = load(noSuchPet);
  await eventually(() => settled.mock.calls).toMatchObject([[{ error: { kind: 'http', status: 404 } }]]);
  expect(requests).toHaveLength(1);
});
