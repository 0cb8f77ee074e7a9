import {
  arrayAt,
  getOwn,
  isObject,
  type Json,
  type JsonObject,
  type Referenced,
  typesOf,
} from '@hookloom/workbench/schemas';
import { delay } from './delay.ts';
import { readSchema, sample } from './sample.ts';
import type { Place } from './words.ts';

const kinds: readonly (readonly [RegExp, (value: Json, isEvent: boolean, index: number) => string])[] = [
  [/^text\/event-stream\b/i, toEvent],
  [/^application\/(jsonl|x-ndjson|x-jsonlines|ndjson)\b/i, (value) => `${JSON.stringify(value)}\n`],
  [/^application\/([\w.-]+\+)?json-seq\b/i, (value) => `\u001E${JSON.stringify(value)}\n`],
];

export const isStreamType = (type: string) => kinds.some(([pattern]) => pattern.test(type));

/** How many items a stream has before it ends. */
const length = 10;

export type StreamSettings = { place: Place; signal: AbortSignal; interval: number };

/** A stream of items that arrive one after the other. It ends with an error if the signal aborts. */
export function streamOf(
  type: string,
  media: Json,
  referenced: Referenced,
  settings: StreamSettings,
): ReadableStream {
  const { place, signal, interval } = settings;
  const encode = kinds.find(([pattern]) => pattern.test(type))![1];
  const item = itemSchemaOf(media, referenced);
  const isEvent = getOwn(media, 'itemSchema') !== undefined && hasData(item, referenced);
  const encoder = new TextEncoder();
  const ended = new AbortController();
  const end = () => ended.abort(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  let index = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        signal.throwIfAborted();
        await delay(index === 0 ? 0 : interval, ended.signal);
      } catch (reason) {
        if (signal.aborted) controller.error(reason);
        return;
      }
      const value = sample(item, referenced, { ...place, index, seed: `${place.seed}#${index}` });
      controller.enqueue(encoder.encode(encode(value, isEvent, index)));
      index += 1;
      if (index < length) return;
      signal.removeEventListener('abort', end);
      controller.close();
    },
    cancel: end,
  });
}

/** The schema of an item. Before OpenAPI 3.2 added `itemSchema`, `schema` describes an item or the array of all items. */
function itemSchemaOf(media: Json, referenced: Referenced): Json | undefined {
  const item = getOwn(media, 'itemSchema');
  if (item !== undefined) return item;
  const whole = getOwn(media, 'schema');
  const { schema } = readSchema(whole, referenced);
  return typesOf(schema).includes('array') ? getOwn(schema, 'items') : whole;
}

function hasData(item: Json | undefined, referenced: Referenced): boolean {
  const { schema } = readSchema(item, referenced);
  const variants = [...arrayAt(schema, 'oneOf'), ...arrayAt(schema, 'anyOf')];
  return [schema, ...variants.map((one) => readSchema(one, referenced).schema)].some(
    (one) => isObject(getOwn(one, 'properties')) && 'data' in (one['properties'] as JsonObject),
  );
}

function toEvent(value: Json, isEvent: boolean, index: number): string {
  const fields: JsonObject = isEvent && isObject(value) ? value : { data: value };
  const data = fields['data'] ?? '';
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  const lines = text.split('\n').map((line) => `data: ${line}\n`);
  const event = fields['event'] === undefined ? '' : `event: ${String(fields['event'])}\n`;
  return `${event}id: ${String(fields['id'] ?? index + 1)}\n${lines.join('')}\n`;
}
