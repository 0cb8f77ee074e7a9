import { isSuccess } from '../../src/emit/successes.js';
import type { Model, Operation } from '../../src/model/model.js';
import { requestsOf } from './requests.js';
import { valuesOf } from './sample-values.js';

type Call = (config: object, request: unknown) => Promise<unknown>;
export type Api = Record<string, Call>;

/** The request that is sent, or undefined if validation rejects it. */
async function sentBy(call: Call | undefined, request: unknown): Promise<string | undefined> {
  let sent: string | undefined;
  const mock = async (input: RequestInfo | URL, init?: RequestInit) => {
    const made = new Request(input, { ...init, ...(init?.body ? { duplex: 'half' } : {}) });
    const type = made.headers.get('content-type') ?? '';
    const boundary = /boundary=(\S+)/.exec(type)?.[1] ?? '\0';
    const headers = [...made.headers]
      .filter(([name]) => name !== 'accept')
      .map((header) => header.join(': '));
    sent = [made.method, made.url, ...headers, await made.text()].join('\n').replaceAll(boundary, '');
    return new Response('{}');
  };
  await call?.({ baseURL: 'https://api.example', fetch: mock }, request).catch(() => undefined);
  return sent;
}

/** Requests of an app built from the old spec that the new spec rejects. */
export async function refusedRequests(
  old: Model,
  oldApi: Api,
  newApi: Api,
  names: Map<string, string>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of old.operations)
    for (const request of requestsOf(operation, old)) {
      const before = await sentBy(oldApi[operation.name], request);
      const after = await sentBy(newApi[names.get(operation.name) ?? ''], request);
      if (before !== after) wrong.push(`${operation.name} sends ${JSON.stringify(request)}`);
    }
  return wrong;
}

/** Responses of the new server that an app built from the old spec rejects. */
export async function refusedResponses(
  now: Model,
  old: Model,
  oldApi: Api,
  names: Map<string, string>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const before of old.operations) {
    const after = now.operations.find(({ name }) => name === names.get(before.name));
    if (after === undefined) continue;
    const [request] = requestsOf(before, old);
    for (const [status, body, type] of responsesOf(after, now)) {
      const documented = before.responses.some(
        (one) => covers(one.status, status) && !isSuccess(one, before.responses),
      );
      const outcome = await received(oldApi[before.name], request, status, body, type);
      const error = status >= 400;
      if (error ? documented && outcome !== 'documented' : outcome !== 'data')
        wrong.push(`${before.name} receives ${status} ${JSON.stringify(body)}: ${outcome}`);
    }
  }
  return wrong;
}

function covers(described: string, status: number): boolean {
  return described === String(status) || described === `${String(status)[0]}XX` || described === 'default';
}

function responsesOf({ responses }: Operation, model: Model): [number, unknown, string | undefined][] {
  return responses.flatMap(({ status, contents }): [number, unknown, string | undefined][] => {
    const code =
      status === 'default'
        ? responses.some((one) => one.status.startsWith('2'))
          ? 500
          : 200
        : Number(status.replace('XX', '00'));
    const [content] = contents;
    if (content === undefined) return [[code, undefined, undefined]];
    return valuesOf(content.schema, model).map((value) => [
      code,
      content.as === 'json' ? JSON.stringify(value) : value,
      content.contentType,
    ]);
  });
}

async function received(
  call: Call | undefined,
  request: unknown,
  status: number,
  body: unknown,
  type: string | undefined,
): Promise<string> {
  const mock = () =>
    Promise.resolve(
      new Response((body ?? null) as BodyInit | null, {
        status,
        headers: type ? { 'content-type': type } : {},
      }),
    );
  try {
    await call?.({ baseURL: 'https://api.example', fetch: mock }, request);
    return 'data';
  } catch (thrown) {
    const { error } = thrown as { error: { kind: string; documented?: boolean; issues?: unknown } };
    return error.documented === true ? 'documented' : `${error.kind} ${JSON.stringify(error.issues)}`;
  }
}
