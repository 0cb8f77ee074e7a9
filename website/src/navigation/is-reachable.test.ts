import { afterEach, expect, it, vi } from 'vitest';
import { isReachable, isReachableSoon } from './is-reachable';

const stub = (response: () => Promise<unknown>, controller?: object) => {
  vi.stubGlobal('window', { location: { href: 'https://site.example/docs/intro' } });
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  vi.stubGlobal('fetch', vi.fn(response));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  [200, true],
  [404, true],
  [500, false],
  [503, false],
])('a host that responds with %i is reachable: %s', async (status, expected) => {
  stub(async () => ({ status }));
  expect(await isReachable()).toBe(expected);
});

it('a host without a network is not reachable, unless a service worker has the pages', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  stub(fail);
  expect(await isReachable()).toBe(false);
  stub(fail, {});
  expect(await isReachable()).toBe(true);
});

it('a host that does not respond within five seconds is not reachable', async () => {
  vi.useFakeTimers();
  stub(() => new Promise(() => undefined));
  const result = isReachable();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await result).toBe(false);
});

it('a host whose first response fails is reachable soon', async () => {
  vi.useFakeTimers();
  let attempts = 0;
  stub(() =>
    ++attempts < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ status: 200 }),
  );
  const result = isReachableSoon();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await result).toBe(true);
  expect(attempts).toBe(3);
});

it('a host that does not respond for seconds is not reachable soon', async () => {
  vi.useFakeTimers();
  stub(() => Promise.reject(new TypeError('Failed to fetch')));
  const result = isReachableSoon();
  await vi.advanceTimersByTimeAsync(7_500);
  expect(await result).toBe(false);
});
