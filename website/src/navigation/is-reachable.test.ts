import { afterEach, expect, it, vi } from 'vitest';
import { isReachable } from './is-reachable';

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
