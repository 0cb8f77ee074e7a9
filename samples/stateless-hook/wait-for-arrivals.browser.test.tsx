import { expect, test, vi } from 'vitest';
import { eventStream } from '../testing/event-stream';
import { mockFetch, line } from '../testing/network';
import { waitForArrivals } from './wait-for-arrivals';

function wait(signal?: AbortSignal) {
  const resolved = vi.fn();
  const rejected = vi.fn();
  void waitForArrivals('north', 2, signal).then(resolved, rejected);
  return { resolved, rejected };
}

test('reads events until enough pets have arrived, and closes the stream', async () => {
  const stream = eventStream();
  const requests = mockFetch(() => stream.response);
  const { resolved } = wait();
  stream.send({ petId: 1, status: 'arrived' });
  stream.send({ petId: 7, status: 'adopted' });
  stream.send({ petId: 2, status: 'arrived' });
  await expect.poll(() => resolved.mock.calls).toEqual([[[1, 2]]]);
  await expect.poll(stream.isCanceled).toBe(true);
  expect(requests.map(line)).toEqual(['GET /pets/events?shelter=north']);
});

test('rejects with an AbortError if the signal aborts', async () => {
  const stream = eventStream();
  mockFetch(() => stream.response);
  const controller = new AbortController();
  const { rejected } = wait(controller.signal);
  stream.send({ petId: 1, status: 'arrived' });
  controller.abort();
  await expect.poll(() => rejected.mock.calls).toMatchObject([[{ name: 'AbortError' }]]);
});
