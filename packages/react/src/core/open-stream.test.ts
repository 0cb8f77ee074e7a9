import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStreamCall } from '../generated.js';
import { json } from '../testing/fake-server.js';
import { event, lines, messages, streamServer, watch } from '../testing/streams.js';

const open = createStreamCall(watch, messages);
const eventStream = { headers: { 'content-type': 'text/event-stream' } };
const answering = (body: string, init: ResponseInit = eventStream) =>
  vi.fn(async () => Promise.resolve(new Response(body, init)));

async function all<T>(events: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of events) found.push(each);
  return found;
}

/** What arrives until the stream fails, and its error. */
async function until<T>(events: AsyncIterable<T>): Promise<[T[], unknown]> {
  const found: T[] = [];
  try {
    for await (const each of events) found.push(each);
  } catch (cause) {
    return [found, (cause as { error?: unknown }).error ?? (cause as Error).name];
  }
  return [found, undefined];
}

describe('a stream', () => {
  test('yields its events one by one, and ends with the connection', async () => {
    const { fetch, connections } = streamServer();
    const events = open({ fetch }, { query: { room: 'a' } });
    expect(connections).toHaveLength(0);
    const first = events.next();
    await vi.waitFor(() => expect(connections).toHaveLength(1));
    const [connection] = connections;
    connection!.send(event('one') + event('two'));
    expect(await first).toEqual({ done: false, value: { text: 'one' } });
    expect((await events.next()).value).toEqual({ text: 'two' });
    connection!.end();
    expect((await events.next()).done).toBe(true);
    expect(connection!.request.url).toBe('https://petstore.example/messages?room=a');
    expect(connection!.request.headers.get('accept')).toBe('text/event-stream, application/json');
  });

  test('is closed when the loop is left', async () => {
    const { fetch, connections } = streamServer();
    const reading = (async () => {
      for await (const { text } of open({ fetch })) return text;
      return undefined;
    })();
    await vi.waitFor(() => expect(connections).toHaveLength(1));
    connections[0]!.send(event('one') + event('two'));
    expect(await reading).toBe('one');
    expect(connections[0]!.closed()).toBe(true);
  });

  test('is closed by its signal, before and while it is open', async () => {
    const { fetch, connections } = streamServer();
    expect(await until(open({ fetch }, {}, { signal: AbortSignal.abort() }))).toEqual([[], 'AbortError']);
    expect(connections).toHaveLength(0);
    const controller = new AbortController();
    const reading = until(open({ fetch }, {}, { signal: controller.signal }));
    await vi.waitFor(() => expect(connections).toHaveLength(1));
    connections[0]!.send(event('one'));
    await new Promise((resolve) => setTimeout(resolve));
    controller.abort();
    expect(await reading).toEqual([[{ text: 'one' }], 'AbortError']);
    expect(connections[0]!.closed()).toBe(true);
  });

  test('is aborted even if fetch ignores its signal', async () => {
    const controller = new AbortController();
    const fetch = () => new Promise<Response>(() => undefined);
    const reading = until(open({ fetch }, {}, { signal: controller.signal }));
    controller.abort();
    expect(await reading).toEqual([[], 'AbortError']);
  });

  test.each([
    ['another event', event('one') + event('two')],
    ['the sentinel', `${event('one')}data: [DONE]\n\n`],
    ['its end', event('one')],
  ])('yields nothing more when it is aborted, even if %s has arrived', async (_, body) => {
    const controller = new AbortController();
    const found: string[] = [];
    const reading = (async () => {
      const { signal } = controller;
      for await (const { text } of open({ fetch: answering(body) }, {}, { signal })) {
        found.push(text);
        controller.abort();
      }
    })();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(found).toEqual(['one']);
  });

  test('of JSON Lines is aborted even at its last line', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const fetch = answering('{"text":"one"}', { headers: { 'content-type': 'application/jsonl' } });
    const reading = (async () => {
      for await (const { text } of createStreamCall(watch, lines)({ fetch }, {}, { signal })) {
        expect(text).toBe('one');
        controller.abort();
      }
    })();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('ends at the sentinel of language models', async () => {
    const fetch = answering(`${event('one')}data: [DONE]\n\n${event('two')}`);
    expect(await all(open({ fetch }, {}, { reconnect: true }))).toEqual([{ text: 'one' }]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('of JSON Lines yields its lines, and is not opened again', async () => {
    const fetch = answering('{"text":"one"}\n\n{"text":"two"}', {
      headers: { 'content-type': 'application/jsonl' },
    });
    const events = createStreamCall(watch, lines)({ fetch }, {}, { reconnect: true });
    expect(await all(events)).toEqual([{ text: 'one' }, { text: 'two' }]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('without a body has no events', async () => {
    const fetch = vi.fn(async () => Promise.resolve(new Response(null, { status: 204 })));
    expect(await all(open({ fetch }, {}, { reconnect: true }))).toEqual([]);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('an error', () => {
  test('status is read as documented', async () => {
    const fetch = async () => Promise.resolve(json({ message: 'no' }, 401));
    expect(await until(open({ fetch }))).toEqual([
      [],
      expect.objectContaining({ kind: 'http', documented: true, status: 401, body: { message: 'no' } }),
    ]);
  });

  test('in the middle keeps what came before', async () => {
    const { fetch, connections } = streamServer();
    const reading = until(open({ fetch }));
    await vi.waitFor(() => expect(connections).toHaveLength(1));
    connections[0]!.send(event('one'));
    await new Promise((resolve) => setTimeout(resolve));
    connections[0]!.fail(new TypeError('network error'));
    expect(await reading).toEqual([
      [{ text: 'one' }],
      expect.objectContaining({ kind: 'network', reason: 'unreachable' }),
    ]);
  });

  test('is an event that does not match the spec, and JSON that is none', async () => {
    for (const [data, body] of [
      ['{"no":1}', { no: 1 }],
      ['{', '{'],
    ] as const)
      expect(await until(open({ fetch: answering(`${event('one')}data: ${data}\n\n`) }))).toEqual([
        [{ text: 'one' }],
        expect.objectContaining({ kind: 'response-validation', status: 200, body }),
      ]);
  });

  test('is none where somebody takes such events, or nothing is validated', async () => {
    const fetch = answering(`data: {"no":1}\n\n${event('one')}`);
    const onInvalidEvent = vi.fn();
    expect(await all(open({ fetch }, {}, { onInvalidEvent }))).toEqual([{ text: 'one' }]);
    expect(onInvalidEvent.mock.calls).toEqual([
      [{ issues: [{ path: ['text'], message: 'Required' }], data: { no: 1 } }],
    ]);
    expect(await all(open({ fetch, validate: false }))).toEqual([{ no: 1 }, { text: 'one' }]);
  });

  test('is another content type', async () => {
    const error = { kind: 'response-validation', body: '{"text":"one"}' };
    expect(await until(open({ fetch: async () => Promise.resolve(json({ text: 'one' })) }))).toEqual([
      [],
      expect.objectContaining(error),
    ]);
  });

  test('is another content type, even of a response that never ends', async () => {
    const { fetch, connections } = streamServer({ headers: { 'content-type': 'text/plain' } });
    const reading = until(open({ fetch }));
    await vi.waitFor(() => expect(connections).toHaveLength(1));
    connections[0]!.send('Hello');
    expect(await reading).toEqual([
      [],
      expect.objectContaining({ kind: 'response-validation', body: 'Hello' }),
    ]);
    expect(connections[0]!.closed()).toBe(true);
  });

  test('is not another name of JSON Lines', async () => {
    const fetch = answering('{"text":"one"}\n', { headers: { 'content-type': 'application/x-ndjson' } });
    expect(await all(createStreamCall(watch, lines)({ fetch }))).toEqual([{ text: 'one' }]);
  });

  test('is a request that does not match, or cannot be sent', async () => {
    const rejecting = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await until(open({ fetch: rejecting })))[1]).toMatchObject({ kind: 'network' });
    expect((await until(open({ baseURL: 'http://' })))[1]).toMatchObject({ kind: 'config' });
  });
});

describe('timeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('counts until the response begins, not while events arrive', async () => {
    const silent = until(open({ fetch: () => new Promise(() => undefined), timeout: 100 }));
    await vi.advanceTimersByTimeAsync(100);
    expect(await silent).toEqual([[], expect.objectContaining({ kind: 'network', reason: 'timeout' })]);

    const { fetch, connections } = streamServer();
    const reading = until(open({ fetch, timeout: 100 }));
    await vi.advanceTimersByTimeAsync(1000);
    connections[0]!.send(event('one'));
    connections[0]!.end();
    expect(await reading).toEqual([[{ text: 'one' }], undefined]);
  });
});

describe('reconnection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const lastIds = (connections: { request: Request }[]) =>
    connections.map(({ request }) => request.headers.get('last-event-id'));

  test('is not done unless asked for', async () => {
    const fetch = answering(event('one'));
    expect(await all(open({ fetch }))).toEqual([{ text: 'one' }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('continues after the last id, after the delay that the server sets', async () => {
    const { fetch, connections } = streamServer();
    const controller = new AbortController();
    const reading = until(open({ fetch }, {}, { reconnect: true, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(0);
    connections[0]!.send(event('one', 'id: 1\nretry: 50\n'));
    connections[0]!.end();
    await vi.advanceTimersByTimeAsync(49);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    connections[1]!.send(event('two', 'id\n'));
    await vi.advanceTimersByTimeAsync(0);
    connections[1]!.fail(new TypeError('network error'));
    await vi.advanceTimersByTimeAsync(50);
    expect(lastIds(connections)).toEqual([null, '1', null]);
    controller.abort();
    expect(await reading).toEqual([[{ text: 'one' }, { text: 'two' }], 'AbortError']);
  });

  test('waits twice as long after each attempt without an event, up to 30 seconds', async () => {
    const started = Date.now();
    const times: number[] = [];
    const fetch = () => {
      times.push(Date.now() - started);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    const controller = new AbortController();
    const reading = until(open({ fetch }, {}, { reconnect: true, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(110_000);
    expect(times).toEqual([0, 3_000, 9_000, 21_000, 45_000, 75_000, 105_000]);
    controller.abort();
    expect(await reading).toEqual([[], 'AbortError']);
  });

  test.each(['0', '3000000000', '9'.repeat(400)])('never floods the server, which sets %s', async (retry) => {
    const started = Date.now();
    const times: number[] = [];
    const fetch = () => {
      times.push(Date.now() - started);
      return times.length === 1
        ? Promise.resolve(new Response(`retry: ${retry}\n\n`, eventStream))
        : Promise.reject(new TypeError('Failed to fetch'));
    };
    const controller = new AbortController();
    const reading = until(open({ fetch }, {}, { reconnect: true, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(500);
    expect(times.length).toBeLessThan(11);
    controller.abort();
    expect(await reading).toEqual([[], 'AbortError']);
  });

  test('sends an id as the bytes of UTF-8', async () => {
    const { fetch, connections } = streamServer();
    const controller = new AbortController();
    const reading = until(open({ fetch }, {}, { reconnect: true, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(0);
    connections[0]!.send(event('one', 'id: ✓1\nretry: 50\n'));
    connections[0]!.end();
    await vi.advanceTimersByTimeAsync(50);
    expect(lastIds(connections)[1]).toBe('â\x9c\x931');
    controller.abort();
    expect(await reading).toEqual([[{ text: 'one' }], 'AbortError']);
  });

  const onAbort = (input: RequestInfo | URL, fail: (reason: Error) => void) =>
    (input as Request).signal.addEventListener('abort', () => fail(new TypeError('Load failed')));
  const failing = (input: RequestInfo | URL) => new Promise<Response>((_, reject) => onAbort(input, reject));
  const failingInBody = async (input: RequestInfo | URL) => {
    const body = new ReadableStream({ start: (stream) => onAbort(input, (reason) => stream.error(reason)) });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  };

  test.each([
    ['fetch throws', failing],
    ['the body throws', failingInBody],
  ])('is not done after an abort, whatever %s', async (_, answer) => {
    const controller = new AbortController();
    const fetch = vi.fn(answer);
    const reading = until(open({ fetch }, {}, { reconnect: true, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    expect(await reading).toEqual([[], 'AbortError']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('gives up after as many attempts as allowed, and at an error that stays', async () => {
    const failing = vi.fn(async () => Promise.resolve(new Response('', { status: 503 })));
    const reading = until(open({ fetch: failing }, {}, { reconnect: { attempts: 2 } }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await reading)[1]).toMatchObject({ kind: 'http', status: 503 });
    expect(failing).toHaveBeenCalledTimes(3);

    const refused = vi.fn(async () => Promise.resolve(json({}, 401)));
    expect((await until(open({ fetch: refused }, {}, { reconnect: true })))[1]).toMatchObject({
      status: 401,
    });
    expect(refused).toHaveBeenCalledOnce();
  });

  test('follows a timeout, too', async () => {
    const fetch = vi.fn(() => new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const options = { reconnect: true, signal: controller.signal };
    const reading = until(open({ fetch, timeout: 100 }, {}, options));
    await vi.advanceTimersByTimeAsync(3_200);
    expect(fetch).toHaveBeenCalledTimes(2);
    controller.abort();
    expect(await reading).toEqual([[], 'AbortError']);
  });
});
