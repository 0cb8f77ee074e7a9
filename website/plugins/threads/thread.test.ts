import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createThread } from './thread';

const create = () =>
  createThread<string, string>(path.join(import.meta.dirname, 'testing/greeting-worker.ts'), 'Hello');

let thread = create();
afterEach(async () => {
  await thread.close();
  thread = create();
});

it('calls a function on a thread of its own, one call after another', async () => {
  // The first one takes longest.
  const outputs = await Promise.all(['Anna', 'Ben', 'Cy'].map((name) => thread.call(name)));
  expect(outputs).toEqual(['1. Hello, Anna', '2. Hello, Ben', '3. Hello, Cy']);
});

it('an error of one call is not one of the next', async () => {
  await expect(
    Promise.allSettled([thread.call('Anna'), thread.call(''), thread.call('Cy')]),
  ).resolves.toMatchObject([
    { value: '1. Hello, Anna' },
    { reason: { message: 'No name' } },
    { value: '2. Hello, Cy' },
  ]);
});

it('if the thread ends, its calls fail, and the next one starts another', async () => {
  await expect(Promise.allSettled([thread.call('end'), thread.call('Ben')])).resolves.toMatchObject([
    { reason: { message: 'Ended' } },
    { reason: { message: 'Ended' } },
  ]);
  expect(await thread.call('Cy')).toBe('1. Hello, Cy');
});

it('a thread that was closed fails its calls, and starts again', async () => {
  const call = thread.call('Anna');
  await Promise.all([expect(call).rejects.toThrow('ended before its calls'), thread.close()]);
  expect(await thread.call('Ben')).toBe('1. Hello, Ben');
});
