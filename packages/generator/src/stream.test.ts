import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { generate } from './generate.js';

const prettierOptions = JSON.parse(
  readFileSync(new URL('../../../.prettierrc.json', import.meta.url), 'utf8'),
) as object;

const message = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
const schemas = {
  Message: message,
  Envelope: {
    type: 'object',
    required: ['data'],
    properties: { event: { const: 'message' }, data: { $ref: '#/components/schemas/Message' } },
  },
  Messages: { type: 'array', items: { $ref: '#/components/schemas/Message' } },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

async function generated(content: object, more: object = {}) {
  const responses = { 200: { description: '', content }, ...more };
  const paths = { '/chat': { post: { operationId: 'chat', responses } } };
  const text = JSON.stringify({ openapi: '3.2.0', paths, components: { schemas } });
  const { files, diagnostics } = await generate({ id: 'shop', spec: text });
  const contents = files.find(({ path }) => path === 'chat.ts')?.contents ?? '';
  return { contents, found: diagnostics.map(({ code }) => code), files };
}

/** The event type and the stream object without its content type. */
async function eventsOf(content: object) {
  const { contents } = await generated(content);
  const [, type = ''] = /export type ChatEvent =\s*([^]*?);\n\n/.exec(contents) ?? [];
  const [, body = ''] = /200: \{\s*type: '[^']*',\s*([^]*?)validate|$/.exec(contents) ?? [];
  return `${type.replace(/\s+/g, ' ')} | ${body.replace(/\s+/g, ' ').trim()}`;
}

const sse = (media: object) => ({ 'text/event-stream': media });
const embedded = { type: 'string', contentMediaType: 'application/json', contentSchema: ref('Message') };

const rows: [title: string, content: object, want: string][] = [
  [
    'the data of an event, as most documents describe it',
    sse({ schema: ref('Message') }),
    "Message | parse: serverSentEvents, item: 'data', data: 'json',",
  ],
  [
    'an event, as 3.2 describes it',
    sse({ itemSchema: ref('Envelope') }),
    "Envelope | parse: serverSentEvents, item: 'event', data: 'json',",
  ],
  [
    'an event whose data is JSON in a string',
    sse({
      itemSchema: {
        type: 'object',
        required: ['data'],
        properties: { data: embedded, id: { type: 'string' } },
      },
    }),
    "{ data: Message; id?: string | undefined; } | parse: serverSentEvents, item: 'event', data: 'json',",
  ],
  [
    'events of several forms',
    sse({
      itemSchema: {
        oneOf: [ref('Envelope'), { type: 'object', properties: { data: { type: 'string' } } }],
      },
    }),
    "| Envelope | { data?: string | undefined; } | parse: serverSentEvents, item: 'event',",
  ],
  [
    'text',
    sse({ schema: { type: 'string' } }),
    "string | parse: serverSentEvents, item: 'data', data: 'text',",
  ],
  [
    'events that nothing describes',
    sse({}),
    "{ data: string; event?: string | undefined; id?: string | undefined; retry?: number | undefined; } | parse: serverSentEvents, item: 'event', data: 'text',",
  ],
  [
    'the items of an array',
    sse({ schema: ref('Messages') }),
    "Message | parse: serverSentEvents, item: 'data', data: 'json',",
  ],
  ...['application/jsonl', 'application/x-ndjson', 'application/x-ndjson; charset=utf-8'].map(
    (type): [string, object, string] => [
      `a line of ${type}`,
      { [type]: { itemSchema: ref('Message') } },
      "Message | parse: jsonLines, item: 'data', data: 'json',",
    ],
  ),
  [
    'a line of an array',
    { 'application/jsonl': { schema: ref('Messages') } },
    "Message | parse: jsonLines, item: 'data', data: 'json',",
  ],
  [
    'a text of a sequence',
    { 'application/json-seq': { schema: ref('Message') } },
    "Message | parse: jsonSequence, item: 'data', data: 'json',",
  ],
];

test.for(rows)('an event is %s', async ([, content, want]) => {
  expect(await eventsOf(content)).toBe(want);
});

test('an operation that only streams has only stream hooks', async () => {
  const { contents, found } = await generated(sse({ schema: ref('Message') }));
  expect(contents.match(/export const \w+/g)).toEqual([
    'export const useChatStream',
    'export const useChatStreamAsync',
    'export const chatStream',
  ]);
  expect(contents).toContain('const operation: Operation<ChatRequest, never, ChatError> = {');
  expect(found).toEqual([]);
});

test('an operation with a stream and JSON has both kinds of hooks and no diagnostics', async () => {
  const content = { 'application/json': { schema: ref('Messages') }, ...sse({ schema: ref('Message') }) };
  const { contents, found } = await generated(content);
  expect(contents.match(/export const \w+/g)).toEqual([
    'export const useChat',
    'export const useChatAsync',
    'export const chat',
    'export const useChatStream',
    'export const useChatStreamAsync',
    'export const chatStream',
  ]);
  expect(contents).toContain('export type ChatData = Messages;');
  expect(found).toEqual([]);
});

test('an error response that is a stream is left out', async () => {
  const json = { 'application/json': { schema: ref('Message') } };
  const { contents } = await generated(json, { 400: { description: '', content: sse({}) } });
  expect(contents).not.toContain('Stream');
  expect(contents).toContain('export type ChatError = never;');
});

test('the first stream is used, and the others are reported', async () => {
  const json = { 'application/jsonl': { schema: ref('Message') } };
  const { contents, found } = await generated(
    { ...sse({ schema: ref('Message') }), ...json },
    { 201: { description: '', content: json } },
  );
  expect(contents).toContain("type: 'text/event-stream'");
  expect(contents).not.toContain('jsonl');
  expect(found).toEqual(['HL2043', 'HL2043']);
});

test('a HEAD operation has no stream', async () => {
  const responses = { 200: { description: '', content: sse({}) } };
  const text = JSON.stringify({
    openapi: '3.2.0',
    paths: { '/chat': { head: { operationId: 'chat', responses } } },
  });
  const { files } = await generate({ id: 'shop', spec: text });
  expect(files.find(({ path }) => path === 'chat.ts')?.contents).not.toContain('Stream');
});

test.for(rows)('%s is written as Prettier would', async ([, content]) => {
  const { contents } = await generated(content, {
    404: { description: '', content: { 'application/json': { schema: ref('Message') } } },
  });
  expect(await format(contents, { ...prettierOptions, parser: 'typescript' })).toBe(contents);
});

test('the docs contain the hooks and the event type', async () => {
  const { files } = await generated(sse({ schema: ref('Message') }));
  const docs = JSON.parse(files.find(({ path }) => path === 'docs.json')!.contents) as {
    operations: { hooks: object; responses: object[]; signature: string; sample: string }[];
  };
  const [operation] = docs.operations;
  expect(operation).toMatchObject({
    hooks: { stateful: 'useChatStream', stateless: 'useChatStreamAsync', stream: 'useChatStream' },
    responses: [{ status: '200', contents: [{ contentType: 'text/event-stream', type: 'ChatEvent' }] }],
    signature: 'chatStream(config: SourceConfig, request: ChatRequest): AsyncGenerator<ChatEvent>',
  });
  expect(operation?.sample).toContain('useChatStream({ clearOnUnmount: true })');
});

test('terminates for a recursive schema', async () => {
  const loop = { oneOf: [{ $ref: '#/paths/~1chat/post/responses/200/content/text~1event-stream/schema' }] };
  const { contents } = await generated(sse({ schema: loop }));
  expect(contents).toContain('useChatStream');
});
