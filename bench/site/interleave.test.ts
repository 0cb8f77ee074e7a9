import { expect, it, vi } from 'vitest';
import { interleave } from './interleave.ts';

const subjects = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

it('measures all in turns, each time starting with another one', async () => {
  const order: string[] = [];
  const results = await interleave(subjects, 2, async ({ name }) => order.push(name));
  expect(order.join('')).toBe('abcbca');
  expect(Object.fromEntries(results)).toEqual({ a: [1, 6], b: [2, 4], c: [3, 5] });
});

it('goes on without a measurement that fails, and logs why', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const results = await interleave(subjects, 1, ({ name }) =>
    name === 'b' ? Promise.reject(new Error('no result\nlog')) : Promise.resolve(name),
  );
  expect(Object.fromEntries(results)).toEqual({ a: ['a'], b: [], c: ['c'] });
  expect(log).toHaveBeenCalledExactlyOnceWith('b: no result');
  log.mockRestore();
});
