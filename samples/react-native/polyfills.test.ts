import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const throwIfAborted = Object.getOwnPropertyDescriptor(AbortSignal.prototype, 'throwIfAborted')!;

// What React Native doesn't have, according to the page.
beforeEach(() => {
  vi.resetModules();
  for (const name of ['DOMException', 'location', 'document', 'ReadableStream'])
    vi.stubGlobal(name, undefined);
  Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted');
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.defineProperty(AbortSignal.prototype, 'throwIfAborted', throwIfAborted);
});

/** A response as React Native's `fetch` gives it: its body isn't a stream. */
function respond(body: unknown, status = 200): typeof fetch {
  const text = JSON.stringify(body);
  const headers = new Headers({ 'content-type': 'application/json' });
  const response = { status, ok: status < 300, headers, url: '', text: () => Promise.resolve(text) };
  return () => Promise.resolve(response as unknown as Response);
}

const baseURL = 'https://petstore.example/api';
const request = { path: { petId: 1 } };

async function load(polyfilled: boolean) {
  if (polyfilled) await import('./polyfills.ts');
  const { getPetById } = await import('../hookloom/petstore/index.ts');
  return getPetById;
}

test('without throwIfAborted, a call fails', async () => {
  vi.unstubAllGlobals();
  const getPetById = await load(false);
  await expect(getPetById({ baseURL, fetch: respond({}) }, request)).rejects.toMatchObject({
    error: { kind: 'config', message: expect.stringContaining('throwIfAborted') as string },
  });
});

test('with them, a call succeeds, fails with a typed error, and can be aborted', async () => {
  const getPetById = await load(true);
  const bello = { id: 1, name: 'Bello', photoUrls: [] };
  expect(await getPetById({ baseURL, fetch: respond(bello) }, request)).toEqual(bello);
  const lost = { code: 'not_found', message: 'No pet' };
  await expect(getPetById({ baseURL, fetch: respond(lost, 404) }, request)).rejects.toMatchObject({
    error: { kind: 'http', status: 404, body: lost },
  });
  const offline = () => Promise.reject(new TypeError('Network request failed'));
  await expect(getPetById({ baseURL, fetch: offline }, request)).rejects.toMatchObject({
    error: { kind: 'network' },
  });
  const controller = new AbortController();
  const never = () => new Promise<Response>(() => undefined);
  const call = getPetById({ baseURL, fetch: never }, request, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
