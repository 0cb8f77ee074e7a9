import { expect, test } from 'vitest';
import { json, modelWith, operationWith, response } from '../../test/support/model-with.js';
import type { Response, StreamBody } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import { emitStream, isStreamOnly, streamOf } from './emit-stream.js';
import { print } from './layout.js';
import { Scope } from './scope.js';

const unknown: Schema = { kind: 'unknown' };
const lines: StreamBody = {
  contentType: 'application/jsonl',
  parse: 'jsonLines',
  item: 'event',
  schema: unknown,
};
const streaming = (status: string, stream = lines): Response => ({ ...response(status), stream });

test.each<{ name: string; responses: Response[]; status: string | undefined; only: boolean }>([
  { name: 'nothing', responses: [], status: undefined, only: false },
  { name: 'JSON', responses: [response('200', json(unknown))], status: undefined, only: false },
  { name: 'a stream', responses: [streaming('200')], status: '200', only: true },
  { name: 'a stream or nothing', responses: [response('204'), streaming('2XX')], status: '2XX', only: true },
  {
    name: 'a stream or JSON',
    responses: [{ ...streaming('200'), contents: [json(unknown)] }],
    status: '200',
    only: false,
  },
  {
    name: 'a stream or, with another status, JSON',
    responses: [streaming('200'), response('202', json(unknown))],
    status: '200',
    only: false,
  },
  { name: 'an error', responses: [response('200'), streaming('400')], status: undefined, only: false },
])('the stream of an operation that returns $name', ({ responses, status, only }) => {
  const operation = operationWith({ responses });
  expect(streamOf(operation)).toEqual(status === undefined ? undefined : { status, stream: lines });
  expect(isStreamOnly(operation)).toBe(only);
});

test.each<{ name: string; stream: StreamBody; status?: string; want: string }>([
  {
    name: 'of anything',
    stream: lines,
    want: `export type GetPetsEvent = unknown;

const eventStream: OperationStream<GetPetsEvent> = {
  200: {
    type: 'application/jsonl',
    parse: jsonLines,
    item: 'event',
  },
};

`,
  },
  {
    name: 'of JSON in server-sent events',
    stream: {
      contentType: 'text/event-stream',
      parse: 'serverSentEvents',
      item: 'data',
      data: 'json',
      schema: { kind: 'array', items: { kind: 'string' } },
    },
    status: '2XX',
    want: `export type GetPetsEvent = string[];

const getPetsEventSchema: z.ZodMiniType<GetPetsEvent> = /* @__PURE__ */ z.lazy(() => z.array(z.string()));

const eventStream: OperationStream<GetPetsEvent> = {
  '2XX': {
    type: 'text/event-stream',
    parse: serverSentEvents,
    item: 'data',
    data: 'json',
    validate: (value) => check(getPetsEventSchema, value),
  },
};

`,
  },
])('a stream $name', ({ stream, status = '200', want }) => {
  const scope = new Scope(modelWith());
  expect(print([emitStream(operationWith(), { status, stream }, scope), '.'])).toBe(`${want}.`);
  expect(scope.runtime).toContain(stream.parse);
});
