import { describe, expect, test, vi } from 'vitest';
import type { Progress } from './network-state.js';
import type { AnyOperation, ResponseBody } from './operation.js';
import { readResponse } from './read-response.js';

const refuse = (message: string) => () => [{ path: [], message }];

const operationOf = (responses: Record<string, ResponseBody>): AnyOperation => ({
  source: 'petstore',
  id: 'test',
  method: 'GET',
  path: '/',
  responses,
});

const described: { has: string[]; status: number; want: string | undefined }[] = [
  { has: ['200', '2XX', 'default'], status: 200, want: '200' },
  { has: ['200', '2XX', 'default'], status: 201, want: '2XX' },
  { has: ['200', '4XX', 'default'], status: 404, want: '4XX' },
  { has: ['200', '404', '4XX'], status: 404, want: '404' },
  { has: ['200', 'default'], status: 500, want: 'default' },
  { has: ['200', 'default'], status: 201, want: undefined },
  { has: ['404', 'default'], status: 201, want: 'default' },
];

test.for(described)('of $has, a $status is described by $want', async ({ has, status, want }) => {
  const responses = Object.fromEntries(
    has.map((name) => [name, { as: 'json', validate: refuse(name) } as const]),
  );
  const reading = readResponse(operationOf(responses), {}, Response.json({}, { status }), true);
  const error = await reading.catch((thrown: unknown) => thrown);
  if (status >= 400) expect(error).toMatchObject({ error: { kind: 'http', documented: false, status } });
  else
    expect(error).toMatchObject({
      error: { issues: [{ message: want ?? `Undocumented status ${status}` }] },
    });
});

const bodies: { as: ResponseBody; given: string; want: unknown }[] = [
  { as: { as: 'json' }, given: '{"a":1}', want: { a: 1 } },
  { as: { as: 'json' }, given: '\uFEFF[]', want: [] },
  { as: { as: 'text' }, given: '{"a":1}', want: '{"a":1}' },
  { as: {}, given: 'ignored', want: undefined },
];

test.for(bodies)('a body of $as reads $given as $want', async ({ as, given, want }) => {
  const { data, status } = await readResponse(operationOf({ 200: as }), {}, new Response(given), true);
  expect({ data, status }).toEqual({ data: want, status: 200 });
});

test('a documented error without a body has none', async () => {
  const reading = readResponse(operationOf({ 401: {} }), {}, new Response('no', { status: 401 }), true);
  await expect(reading).rejects.toMatchObject({ error: { documented: true, status: 401, body: undefined } });
});

test('a validator that throws refuses the body', async () => {
  const validate = () => {
    throw new Error('broken schema');
  };
  const reading = readResponse(operationOf({ 200: { as: 'json', validate } }), {}, Response.json({}), true);
  await expect(reading).rejects.toMatchObject({ error: { kind: 'response-validation' } });
});

describe('progress', () => {
  async function progressOf(headers: HeadersInit, pauses: number[]): Promise<Progress[]> {
    vi.useFakeTimers({ toFake: ['Date'] });
    const chunks = pauses.values();
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const { value, done } = chunks.next();
          if (done) {
            controller.close();
            return;
          }
          vi.advanceTimersByTime(value);
          controller.enqueue(new Uint8Array(10));
        },
      },
      { highWaterMark: 0 },
    );
    const reports: Progress[] = [];
    const response = new Response(body, { headers });
    await readResponse(operationOf({ 200: { as: 'binary' } }), {}, response, true, (report) =>
      reports.push(report),
    );
    vi.useRealTimers();
    return reports;
  }

  test('counts the bytes received, with the total from Content-Length', async () => {
    expect(await progressOf({ 'content-length': '30' }, [60, 60, 60])).toEqual([
      { loaded: 10, total: 30 },
      { loaded: 20, total: 30 },
      { loaded: 30, total: 30 },
    ]);
  });

  test('has no total where the length is unknown, or counts other bytes', async () => {
    expect(await progressOf({}, [60])).toEqual([{ loaded: 10 }]);
    expect(await progressOf({ 'content-length': '30', 'content-encoding': 'br' }, [60])).toEqual([
      { loaded: 10 },
    ]);
    expect(await progressOf({ 'content-length': '15' }, [60, 60])).toEqual([
      { loaded: 10, total: 15 },
      { loaded: 20 },
    ]);
  });

  test('has a body of several chunks in one piece, whatever character they part', async () => {
    const bytes = new TextEncoder().encode('\uFEFF"Žužu"');
    const inChunks = (type: string) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
          controller.close();
        },
      });
      return new Response(body, { headers: { 'content-type': type } });
    };
    const read = (as: 'json' | 'binary', type: string) =>
      readResponse(operationOf({ 200: { as } }), {}, inChunks(type), true, () => undefined);
    expect((await read('json', 'application/json')).data).toBe('Žužu');
    const file = (await read('binary', 'text/x-pet')).data as Blob;
    expect(file.type).toBe('text/x-pet');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  test('is reported at most every 50 ms, so a fast response reports none', async () => {
    expect(await progressOf({}, [10, 10])).toEqual([]);
    expect(await progressOf({}, [30, 30, 30])).toEqual([{ loaded: 20 }]);
  });
});
