import { describe, expect, test, vi } from 'vitest';
import { createCall } from '../generated.js';
import { respondWith, json } from '../testing/fake-server.js';
import { addPet, getPet, uploadPhoto } from '../testing/pets.js';
import { call } from './call.js';
import type { AnyOperation } from './operation.js';
import type { HookloomConfigs } from './source-config.js';

const pet = { id: 1, name: 'Rex' };
const request = { path: { petId: 1 } };

async function sentWith(configs: HookloomConfigs, operation: AnyOperation = getPet, given: object = request) {
  const fetch = respondWith(() =>
    operation === (uploadPhoto as AnyOperation) ? new Response(null, { status: 204 }) : json(pet),
  );
  await call({
    operation,
    request: given,
    configs: { ...configs, defaults: { fetch, ...configs.defaults } },
  });
  return fetch.mock.calls[0]![0] as Request;
}

describe('the base URL', () => {
  const rows: [title: string, HookloomConfigs, want: string][] = [
    [
      'is the source’s',
      { defaults: { baseURL: 'http://a' }, petstore: { baseURL: 'http://b/v1' } },
      'http://b/v1/pet/1',
    ],
    ['else the default', { defaults: { baseURL: 'http://a' }, petstore: {} }, 'http://a/pet/1'],
    [
      'else the default, where the source’s is undefined',
      { defaults: { baseURL: 'http://a' }, petstore: { baseURL: undefined } },
      'http://a/pet/1',
    ],
    ['else the document’s server', {}, 'https://petstore.example/api/pet/1'],
    ['may end with slashes', { petstore: { baseURL: 'http://a/b//' } }, 'http://a/b/pet/1'],
    [
      'may have a query, which is kept, and a fragment, which is not',
      { petstore: { baseURL: 'http://a/b/?tenant=1&x#y?z' } },
      'http://a/b/pet/1?tenant=1&x',
    ],
  ];
  test.for([
    ['about:srcdoc', 'http://a/v1', 'http://a/v1/pet/1'],
    ['https://shop.example/pets/7?tab=1#x', '/api', 'https://shop.example/api/pet/1'],
  ] as const)('on the page %s, %s leads to %s', async ([href, baseURL, want]) => {
    vi.stubGlobal('location', new URL(href));
    const { url } = await sentWith({ petstore: { baseURL } });
    vi.unstubAllGlobals();
    expect(url).toBe(want);
  });

  test.for(rows)('%s', async ([, configs, want]) => {
    expect((await sentWith(configs)).url).toBe(want);
  });
});

describe('semantic 10: headers', () => {
  test('of a source merge over the defaults, name by name, ignoring case', async () => {
    const { headers } = await sentWith({
      defaults: { headers: { Authorization: 'default', 'X-Tenant': 'a' } },
      petstore: {
        headers: async () => Promise.resolve({ authorization: 'own', accept: 'application/vnd.pet+json' }),
      },
    });
    expect(Object.fromEntries(headers)).toEqual({
      authorization: 'own',
      'x-tenant': 'a',
      accept: 'application/vnd.pet+json',
    });
  });

  test('of the request come last', async () => {
    const given = { ...request, headers: { 'X-Trace': 'own' } };
    const { headers } = await sentWith({ petstore: { headers: { 'x-trace': 'config' } } }, getPet, given);
    expect(headers.get('x-trace')).toBe('own');
  });

  test('that are a function are asked before each call', async () => {
    let count = 0;
    const headers = vi.fn(() => ({ 'x-count': String(++count) }));
    const fetch = respondWith(() => json(pet));
    const getIt = createCall(getPet);
    await getIt({ headers, fetch }, request);
    await getIt({ headers, fetch }, request);
    expect(fetch.mock.calls.map(([input]) => (input as Request).headers.get('x-count'))).toEqual(['1', '2']);
  });

  test('leave Content-Type to the body', async () => {
    const configs = { defaults: { headers: { 'Content-Type': 'text/wrong' } } };
    const posted = await sentWith(configs, addPet, { body: { name: 'Rex' } });
    expect([posted.headers.get('content-type'), await posted.json()]).toEqual([
      'application/json',
      { name: 'Rex' },
    ]);
    const uploaded = await sentWith(configs, uploadPhoto, { ...request, body: { file: new Blob(['a']) } });
    expect(uploaded.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  test('ask for the documented content types', async () => {
    const acceptOf = async (accept: string[] | undefined, given = {}) =>
      (await sentWith({}, { ...getPet, ...(accept && { accept }) }, { ...request, ...given })).headers.get(
        'accept',
      );
    expect(await acceptOf(undefined)).toBe('application/json');
    expect(await acceptOf(['image/png', 'application/json'])).toBe('image/png, application/json');
    const offered = ['application/json', 'application/json;q=0.5'];
    expect(await acceptOf(['application/json', 'application/json-patch+json;q=0.5'])).toBe(
      'application/json, application/json-patch+json;q=0.5',
    );
    expect(await acceptOf(offered)).toBe('application/json');
    expect(await acceptOf(offered, { accept: 'text/csv' })).toBe('text/csv, application/json;q=0.5');
  });
});

describe('2.10: a base URL without a host is refused, and the message says what to set', () => {
  test.for(['http://', 'https:///', 'HTTP:', '://', 'http://?tenant=1'])('%s', async (baseURL) => {
    vi.stubGlobal('location', new URL('https://shop.example/pets'));
    const error = {
      kind: 'config',
      message: `Invalid base URL "${baseURL}". Set configs.petstore.baseURL.`,
    };
    await expect(sentWith({ petstore: { baseURL } })).rejects.toMatchObject({ error });
    vi.unstubAllGlobals();
  });
});

describe('2.2: queries', () => {
  const operation = { ...getPet, path: '/pet/{petId}?beta=true' };

  test('of the path, the request and the base URL are merged', async () => {
    const given = { ...request, query: { fields: ['a'] } };
    const { url } = await sentWith({ petstore: { baseURL: 'http://a?tenant=1' } }, operation, given);
    expect(url).toBe('http://a/pet/1?beta=true&fields=a&tenant=1');
    expect((await sentWith({ petstore: { baseURL: 'http://a' } }, operation)).url).toBe(
      'http://a/pet/1?beta=true',
    );
  });

  test('do not hide a dot segment', async () => {
    const unchecked = { ...operation, parameters: [{ in: 'path', name: 'petId' }] } as const;
    await expect(sentWith({}, unchecked, { path: { petId: '..' } })).rejects.toMatchObject({
      error: { kind: 'request-validation' },
    });
  });
});

describe('2.10: timeout', () => {
  const wait = async (timeout: number) => {
    const fetch = () => new Promise<Response>((resolve) => setTimeout(() => resolve(json(pet)), 60));
    return createCall(getPet)({ fetch, timeout }, request);
  };

  test.for([Infinity, 2 ** 31, 2 ** 40, 2 ** 31 - 1, 0])(
    'of %s ms does not end a call at once',
    async (timeout) => {
      await expect(wait(timeout)).resolves.toEqual(pet);
    },
  );

  test('of a few ms does', async () => {
    await expect(wait(5)).rejects.toMatchObject({ error: { kind: 'network', reason: 'timeout' } });
  });
});

test('credentials default to those of fetch', async () => {
  expect((await sentWith({})).credentials).toBe('same-origin');
  expect((await sentWith({ petstore: { credentials: 'include' } })).credentials).toBe('include');
});

test('onRequest and onResponse see each exchange and may replace it', async () => {
  const seen: unknown[] = [];
  const fetch = respondWith(() => new Response('down', { status: 503 }));
  const data = await createCall(getPet)(
    {
      fetch,
      onRequest: (sent) => new Request(sent, { headers: { 'x-signed': 'yes' } }),
      onResponse: async (response, sent) => {
        seen.push(response.status, sent.headers.get('x-signed'));
        return Promise.resolve(json(pet));
      },
    },
    request,
  );
  expect([data, seen]).toEqual([pet, [503, 'yes']]);
});

test('onRequest and onResponse that return nothing change nothing', async () => {
  const config = {
    fetch: respondWith(() => json(pet)),
    onRequest: () => undefined,
    onResponse: () => undefined,
  };
  expect(await createCall(getPet)(config, request)).toEqual(pet);
});

describe('semantic 9: validation can be switched off for a source', () => {
  const wrong = { path: { petId: 'x' as never } };
  const fetch = respondWith(() => json({ wrong: true }));
  const call = createCall(getPet);
  const requestRefused = { error: { kind: 'request-validation' } };
  const responseRefused = { error: { kind: 'response-validation' } };

  test('both sides are validated unless said otherwise', async () => {
    await expect(call({ fetch }, wrong)).rejects.toMatchObject(requestRefused);
    await expect(call({ fetch, validate: {} }, wrong)).rejects.toMatchObject(requestRefused);
    await expect(call({ fetch, validate: true }, request)).rejects.toMatchObject(responseRefused);
  });

  test('each side alone, or both', async () => {
    await expect(call({ fetch, validate: { request: false } }, wrong)).rejects.toMatchObject(responseRefused);
    await expect(call({ fetch, validate: { response: false } }, wrong)).rejects.toMatchObject(requestRefused);
    await expect(call({ fetch, validate: { response: false } }, request)).resolves.toEqual({ wrong: true });
    await expect(call({ fetch, validate: false }, wrong)).resolves.toEqual({ wrong: true });
  });

  test('then an undocumented success is read by its content type', async () => {
    const created = respondWith(() => json(pet, 201));
    await expect(call({ fetch: created, validate: false }, request)).resolves.toEqual(pet);
  });
});

test('semantic 11: nothing is retried', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(createCall(getPet)({ fetch }, request)).rejects.toMatchObject({ error: { kind: 'network' } });
  expect(fetch).toHaveBeenCalledOnce();
});
