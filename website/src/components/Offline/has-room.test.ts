import { OFFLINE_BUDGET } from '../../../config/offline';
import { expect, it } from 'vitest';
import { hasRoom } from './has-room';

it.each([
  [{ quota: 1e9, usage: 0 }, true],
  [{ quota: 1e9, usage: 1e9 - OFFLINE_BUDGET }, false],
  [{ quota: 0, usage: 0 }, false],
  [{}, true],
])('%j has room: %s', async (estimate, expected) => {
  expect(await hasRoom({ estimate: async () => estimate })).toBe(expected);
});

it('a browser that does not say has room', async () => {
  expect(await hasRoom(undefined)).toBe(true);
});
