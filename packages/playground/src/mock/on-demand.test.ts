import { expect, it, vi } from 'vitest';
import { onDemand } from './on-demand.ts';

it('makes a value once, when it is needed', async () => {
  const make = vi.fn().mockResolvedValue('a');
  const value = onDemand(make);
  expect(make).not.toHaveBeenCalled();
  expect(await Promise.all([value(), value()])).toEqual(['a', 'a']);
  expect(await value()).toBe('a');
  expect(make).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('Offline')).mockResolvedValue('a');
  const value = onDemand<string>(make);
  await expect(value()).rejects.toThrow('Offline');
  expect(await value()).toBe('a');
});
