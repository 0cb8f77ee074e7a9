import type { Crash, FromFrame } from './messages.ts';

type Fields = Record<string, unknown>;

const maxText = 10_000;
const maxHeaders = 100;

const isText = (value: unknown, most = maxText): value is string =>
  typeof value === 'string' && value.length <= most;
const isId = (value: unknown): value is number => Number.isSafeInteger(value);
const isLine = (value: unknown) => value === undefined || (isId(value) && value > 0);

function isCrash(value: unknown): value is Crash {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, message, line } = value as Fields;
  return /^(syntax|loop|error)$/.test(String(kind)) && isText(message) && isLine(line);
}

const isHeaders = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= maxHeaders &&
  value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => isText(text)));

const shapes: Record<FromFrame['type'], (fields: Fields) => boolean> = {
  ready: () => true,
  pong: () => true,
  rendered: () => true,
  crash: ({ crash }) => isCrash(crash),
  state: ({ slot, state, note }) => isText(slot) && isText(state) && isText(note),
  log: ({ level, text, line }) => (level === 'log' || level === 'error') && isText(text) && isLine(line),
  file: ({ name, blob }) => isText(name, 500) && blob instanceof Blob,
  request: ({ id, method, url, headers, body }) =>
    isId(id) &&
    isText(method, 50) &&
    isText(url) &&
    isHeaders(headers) &&
    (body === undefined || body instanceof Blob),
  abort: ({ id }) => isId(id),
};

/** Reads a message of the frame. Undefined if it isn't one: the reader's code can send anything. */
export function readMessage(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type } = data as Fields;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return undefined;
  return shapes[type as FromFrame['type']](data as Fields) ? (data as FromFrame) : undefined;
}
