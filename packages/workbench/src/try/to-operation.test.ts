import { createStatefulHook } from '@hookloom/react/generated';
import { createCall } from '@hookloom/react/generated';
import { HookloomError } from '@hookloom/react';
import { expect, test } from 'vitest';
import { sourceWith } from '../testing/source-with.ts';
import { asCurl, asFetch } from './as-code.ts';
import { describeRequest } from './request-text.ts';
import { toOperation, toStream } from './to-operation.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const pet = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, age: { type: 'integer', minimum: 0 } },
};
const operation = {
  operationId: 'addPet',
  security: [{ token: [] }],
  parameters: [
    { name: 'petId', in: 'path', required: true, schema: { type: 'integer' } },
    {
      name: 'tags',
      in: 'query',
      style: 'pipeDelimited',
      explode: false,
      schema: { type: 'array', items: { type: 'string' } },
    },
    { name: 'filter', in: 'query', content: { 'application/json': { schema: {} } } },
    { name: 'X-Id', in: 'header', schema: { type: 'string' } },
    { name: 'Authorization', in: 'header', schema: { type: 'string' } },
  ],
  requestBody: { required: true, ...json({ $ref: '#/components/schemas/Pet' }) },
  responses: { 200: { description: 'ok', ...json({ $ref: '#/components/schemas/Pet' }) } },
};

const schemes = [{ name: 'token', as: 'bearer' as const }];
const detail = sourceWith({ '/pet/{petId}': { post: operation } }, { Pet: pet }).operation('addPet')!;

/** Calls the operation through the runtime. */
async function call(request: object, response: unknown = { name: 'Rex' }) {
  const sent: Request[] = [];
  const send = createCall(toOperation(detail, 'pets', schemes));
  const fetch = async (input: RequestInfo | URL) => {
    sent.push(new Request(input));
    return Response.json(response);
  };
  const config = { baseURL: 'https://a.example/api', auth: { token: 'hunter2' }, fetch };
  const data = await send(config, request).catch((error: unknown) =>
    error instanceof HookloomError ? error.error : error,
  );
  return { sent: sent[0], data };
}

test('a request is sent as the generated code sends it', async () => {
  expect(createStatefulHook(toOperation(detail, 'pets', schemes))).toBeTypeOf('function');
  const { sent, data } = await call({
    path: { petId: 7 },
    query: { tags: ['a', 'b'], filter: { x: 1 } },
    headers: { 'X-Id': 'id' },
    body: { name: 'Rex' },
  });
  expect(data).toEqual({ name: 'Rex' });
  const text = await describeRequest(sent!);
  expect(text).toMatchObject({
    method: 'POST',
    url: 'https://a.example/api/pet/7?tags=a%7Cb&filter=%7B%22x%22%3A1%7D',
    body: '{"name":"Rex"}',
  });
  expect(Object.fromEntries(text.headers)).toMatchObject({
    authorization: 'Bearer hunter2',
    'x-id': 'id',
    'content-type': 'application/json',
  });
});

test.for<[request: object, path: unknown[]]>([
  [{ path: { petId: 'seven' }, body: { name: 'Rex' } }, ['path', 'petId']],
  [{ path: { petId: 1 }, body: { name: 1 } }, ['body', 'name']],
  [{ path: { petId: 1 }, body: { name: 'Rex', age: -1 } }, ['body', 'age']],
  [{ path: { petId: 1 }, body: {} }, ['body', 'name']],
  [{ path: { petId: 1 } }, ['body']],
])('%j is refused at %j before it is sent', async ([request, path]) => {
  const { sent, data } = await call(request);
  expect(sent).toBeUndefined();
  expect(data).toMatchObject({ kind: 'request-validation', issues: [{ path }] });
});

test('a response that does not match the spec is an error', async () => {
  const { data } = await call({ path: { petId: 1 }, body: { name: 'Rex' } }, { name: 1 });
  expect(data).toMatchObject({ kind: 'response-validation', issues: [{ path: ['name'] }] });
});

test('a stream is read as its content type says', () => {
  const responses = {
    200: { description: '', content: { 'text/event-stream': { schema: {} } } },
    404: { description: '', ...json({}) },
  };
  const stream = sourceWith({ '/events': { get: { operationId: 'events', responses } } }).operation(
    'events',
  )!;
  expect(toStream(stream)).toMatchObject({ 200: { type: 'text/event-stream', item: 'data' } });
});

test('copied code quotes whatever a request contains', () => {
  const request = {
    method: 'POST',
    url: "https://a.example/it's",
    headers: [['x-a', '"$HOME"']] as const,
    body: "it's `id`",
  };
  expect(asCurl(request)).toBe(
    `curl --request POST 'https://a.example/it'\\''s' \\\n  --header 'x-a: "$HOME"' \\\n  --data-raw 'it'\\''s \`id\`'`,
  );
  expect(asFetch(request)).toContain(JSON.stringify("it's `id`"));
});
