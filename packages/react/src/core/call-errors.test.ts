import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createCall } from '../generated.js';
import { addPet, getPet, getPhoto } from '../testing/pets.js';
import type { CallError } from './call-error.js';
import { HookloomError } from './hookloom-error.js';
import type { SourceConfig } from './source-config.js';

const pet = { id: 1, name: 'Rex' };
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sends = (status: number, body: string, type = 'application/json'): RequestListener => {
  return (_, response) => response.writeHead(status, { 'content-type': type }).end(body);
};

const request = { path: { petId: 1 } };

async function errorOf(work: Promise<unknown>): Promise<CallError> {
  const thrown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(HookloomError);
  return (thrown as HookloomError).error;
}

const failing = (config: SourceConfig) => errorOf(createCall(getPet)(config, request));

describe('over a real fetch, against a real server', () => {
  test('http: a documented error has its body', async () => {
    const baseURL = await serve(sends(404, '{"message":"gone"}'));
    const error = await failing({ baseURL });
    expect(error).toEqual({
      kind: 'http',
      documented: true,
      status: 404,
      body: { message: 'gone' },
      headers: expect.any(Headers) as Headers,
    });
  });

  const others: [title: string, RequestListener, { status: number; body: unknown }][] = [
    ['an undocumented status with JSON', sends(500, '{"a":1}'), { status: 500, body: { a: 1 } }],
    ['an undocumented status with text', sends(503, 'busy', 'text/plain'), { status: 503, body: 'busy' }],
    ['a documented status whose body fails validation', sends(404, '{}'), { status: 404, body: {} }],
    [
      'a documented status whose body is no JSON',
      sends(404, '<h1>', 'text/html'),
      { status: 404, body: '<h1>' },
    ],
    ['a status alone', sends(401, ''), { status: 401, body: '' }],
  ];
  test.for(others)('http: %s keeps its status and is not documented', async ([, listener, want]) => {
    const error = await failing({ baseURL: await serve(listener) });
    expect(error).toMatchObject({ kind: 'http', documented: false, ...want });
  });

  test('network: nobody listens', async () => {
    const baseURL = await serve(() => undefined);
    await cleanups.pop()?.();
    expect(await failing({ baseURL })).toMatchObject({ kind: 'network', reason: 'unreachable' });
  });

  test('network: the connection breaks in the middle of the body', async () => {
    const baseURL = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"id":');
      setTimeout(() => response.destroy(), 10);
    });
    expect(await failing({ baseURL })).toMatchObject({ kind: 'network', reason: 'unreachable' });
  });

  test('network: the browser is offline', async () => {
    const baseURL = await serve(() => undefined);
    await cleanups.pop()?.();
    vi.stubGlobal('navigator', { onLine: false });
    expect(await failing({ baseURL })).toMatchObject({ kind: 'network', reason: 'offline' });
  });

  test('network: the timeout counts the whole call, the body too', async () => {
    const baseURL = await serve((_, response) => response.writeHead(200).write('{'));
    const error = await failing({ baseURL, timeout: 50 });
    expect(error).toMatchObject({ kind: 'network', reason: 'timeout', cause: { name: 'TimeoutError' } });
  });

  test('network: the timeout counts a slow headers function, and sends nothing after it', async () => {
    const listener = vi.fn<RequestListener>();
    const baseURL = await serve(listener);
    const headers = () => new Promise<Record<string, string>>((resolve) => setTimeout(resolve, 60, {}));
    expect(await failing({ baseURL, timeout: 20, headers })).toMatchObject({ reason: 'timeout' });
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(listener).not.toHaveBeenCalled();
  });

  test('request-validation: a body that cannot be encoded', async () => {
    const error = await errorOf(createCall(addPet)({}, { body: { name: 'Rex', size: 1n } as never }));
    expect(error).toMatchObject({ kind: 'request-validation', issues: [{ path: ['body'] }] });
  });

  test('request-validation: nothing is sent', async () => {
    const listener = vi.fn<RequestListener>();
    const config = { baseURL: await serve(listener) };
    expect(await errorOf(createCall(getPet)(config, { path: { petId: 'x' as never } }))).toEqual({
      kind: 'request-validation',
      issues: [{ path: ['path', 'petId'], message: 'Not a number' }],
    });
    expect(await errorOf(createCall(addPet)(config, {} as never))).toEqual({
      kind: 'request-validation',
      issues: [{ path: ['body'], message: 'Required' }],
    });
    expect(listener).not.toHaveBeenCalled();
  });

  const unexpected: [title: string, RequestListener, body: unknown, message: RegExp][] = [
    ['a body that the schema refuses', sends(200, '{"id":1}'), { id: 1 }, /Required/],
    ['a body that is no JSON', sends(200, '<h1>', 'text/html'), '<h1>', /SyntaxError/],
    ['an empty body', sends(200, ''), '', /SyntaxError/],
  ];
  test.for(unexpected)('response-validation: %s', async ([, listener, body, message]) => {
    const error = await failing({ baseURL: await serve(listener) });
    expect(error).toMatchObject({ kind: 'response-validation', status: 200, body });
    expect(error).toHaveProperty('issues.0.message', expect.stringMatching(message));
  });

  test('response-validation: a success that is not documented', async () => {
    const error = await failing({ baseURL: await serve(sends(202, '{"job":1}')) });
    expect(error).toEqual({
      kind: 'response-validation',
      issues: [{ path: [], message: 'Undocumented status 202' }],
      body: { job: 1 },
      status: 202,
    });
  });

  test('a success', async () => {
    const baseURL = await serve(sends(200, JSON.stringify(pet)));
    expect(await createCall(getPet)({ baseURL }, request)).toEqual(pet);
    const blob = await createCall(getPhoto)(
      { baseURL: await serve(sends(200, 'png', 'image/png')) },
      request,
    );
    expectTypeOf(blob).toEqualTypeOf<Blob>();
    expect([await blob.text(), blob.type]).toEqual(['png', 'image/png']);
  });
});

describe('config: what the application gave could not be used', () => {
  const { method, path, parameters, responses } = getPet;
  const relative: typeof getPet = {
    source: 'petstore',
    id: 'getPet',
    method,
    path,
    parameters: parameters!,
    responses,
  };
  const fetch = vi.fn(() => Promise.resolve(Response.json(pet)));
  const refuse = () => {
    throw new Error('no token');
  };
  const rows: [title: string, SourceConfig, message: RegExp][] = [
    ['no base URL', {}, /^Invalid base URL ""\. Set configs\.petstore\.baseURL\.$/],
    ['a relative base URL where there is no page', { baseURL: '/api' }, /Invalid base URL "\/api"/],
    ['headers that throw', { baseURL: 'http://a', headers: refuse }, /no token/],
    ['headers that no request can have', { baseURL: 'http://a', headers: { a: 'b\nc' } }, /invalid/],
    ['onRequest that throws', { baseURL: 'http://a', onRequest: refuse }, /no token/],
    ['onResponse that throws', { baseURL: 'http://a', onResponse: refuse }, /no token/],
  ];
  test.for(rows)('%s', async ([, config, message]) => {
    const error = await errorOf(createCall(relative)({ fetch, ...config }, request));
    expect(error).toMatchObject({ kind: 'config', message: expect.stringMatching(message) as string });
  });

  test('a call that headers() makes keeps its own error', async () => {
    const error: CallError = { kind: 'network', reason: 'offline', cause: undefined };
    const headers = () => Promise.reject(new HookloomError(error));
    expect(await failing({ headers, fetch })).toBe(error);
  });
});

describe('semantic 4: an abort is never an error', () => {
  const aborted = { name: 'AbortError' };

  test('before and during the call', async () => {
    const baseURL = await serve(() => undefined);
    const controller = new AbortController();
    const during = createCall(getPet)({ baseURL }, request, { signal: controller.signal });
    controller.abort('for a reason of its own');
    await expect(during).rejects.toMatchObject(aborted);
    await expect(during).rejects.toBeInstanceOf(DOMException);
    const before = createCall(getPet)({ baseURL }, request, { signal: controller.signal });
    await expect(before).rejects.toMatchObject(aborted);
  });

  test('at once, even if fetch ignores its signal', async () => {
    const controller = new AbortController();
    const never = () => new Promise<Response>(() => undefined);
    const call = createCall(getPet)({ fetch: never }, request, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject(aborted);
  });

  test('if fetch itself aborts', async () => {
    const fetch = () => Promise.reject(new DOMException('', 'AbortError'));
    await expect(createCall(getPet)({ fetch }, request)).rejects.toMatchObject(aborted);
  });

  test('an AbortError of a platform without DOMException stays as it is, and others become errors', async () => {
    vi.stubGlobal('DOMException', undefined);
    const aborted = Object.assign(new Error('Aborted'), { name: 'AbortError' });
    for (const cause of [aborted, new TypeError('Network request failed'), null, undefined]) {
      const fetch = vi.fn().mockRejectedValue(cause);
      await expect(createCall(getPet)({ fetch }, request)).rejects.toMatchObject(
        cause === aborted ? aborted : { error: { kind: 'network', cause } },
      );
    }
  });

  test('and leaves no listener on the signal', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await createCall(getPet)({ fetch: async () => Response.json(pet) }, request, { signal });
    expect(removed.mock.calls).toEqual(added.mock.calls);
    expect(added).toHaveBeenCalledOnce();
  });
});

describe('the message of a HookloomError says what failed', () => {
  const headers = new Headers();
  const issues = [
    { path: ['body', 0, 'name'], message: 'Required' },
    { path: ['body'], message: 'Too short' },
  ];
  const rows: [CallError, string][] = [
    [{ kind: 'http', documented: false, status: 503, body: '', headers }, 'HTTP 503'],
    [{ kind: 'network', reason: 'timeout', cause: undefined }, 'Network timeout'],
    [{ kind: 'request-validation', issues }, 'Invalid request: body.0.name: Required; body: Too short'],
    [
      { kind: 'response-validation', issues, body: {}, status: 200 },
      'Invalid response: body.0.name: Required; body: Too short',
    ],
    [
      { kind: 'response-validation', issues: [{ path: [], message: 'a' }], body: {}, status: 200 },
      'Invalid response: a',
    ],
    [{ kind: 'config', message: 'no token' }, 'no token'],
  ];
  test.for(rows)('%o: %s', ([error, message]) => {
    const cause = new Error('cause');
    expect(new HookloomError(error).message).toBe(message);
    expect(new HookloomError({ kind: 'network', reason: 'offline', cause }).cause).toBe(cause);
  });
});
