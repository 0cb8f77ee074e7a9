import { expect, test } from 'vitest';
import { fakePetstore } from './fake-petstore.ts';

const ask = async (address: string, init?: RequestInit) => {
  const response = await fakePetstore(`https://petstore.example/api${address}`, init);
  return { status: response.status, body: (await response.json()) as unknown };
};

const named = (name: string) => expect.objectContaining({ name }) as unknown;

test('keeps pets by their status, and is busy the first time that it is asked for sold ones', async () => {
  expect(await ask('/pet/findByStatus?status=available')).toEqual({
    status: 200,
    body: [named('Bello'), named('Mia')],
  });
  expect(await ask('/pet/findByStatus?status=sold')).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(await ask('/pet/findByStatus?status=sold')).toEqual({ status: 200, body: [named('Rex')] });
});

test('adds a pet, and knows it afterwards', async () => {
  const luna = { name: 'Luna', status: 'pending', photoUrls: [] };
  expect(await ask('/pet/4')).toMatchObject({ status: 404 });
  expect(await ask('/pet', { method: 'POST', body: JSON.stringify(luna) })).toEqual({
    status: 201,
    body: { ...luna, id: 4 },
  });
  expect(await ask('/pet/4')).toEqual({ status: 200, body: { ...luna, id: 4 } });
});

test('sends no response to a call that was aborted', async () => {
  await expect(ask('/pet/1', { signal: AbortSignal.timeout(10) })).rejects.toThrow('timeout');
});
