import { abortError, toCallRejection, onNetwork } from './to-call-rejection.js';
import { exchange } from './call.js';
import { essence } from './essence.js';
import { HookloomError } from './hookloom-error.js';
import { mergeConfig } from './merge-config.js';
import { singleIssue } from './single-issue.js';
import type { AnyOperation, CallRequest } from './operation.js';
import { readResponse } from './read-response.js';
import type { HookloomConfigs } from './source-config.js';
import { readEvent } from './read-event.js';
import type { StreamBody, StreamOptions } from './stream-types.js';

/** The response of a stream that has ended. */
export type StreamEnd = { status: number; headers: Headers };

export type StreamInput = {
  operation: AnyOperation;
  stream: Readonly<Record<string | number, StreamBody>>;
  /** Each connection uses the latest. */
  configs: { readonly current: HookloomConfigs };
  request: CallRequest;
  /** Each connection and each event uses the latest. */
  options: { readonly current: StreamOptions };
  signal?: AbortSignal | undefined;
};

/** The default and the maximum delay before reconnecting, in milliseconds. */
const RETRY = 3_000;
const MAX_RETRY = 30_000;

/**
 * Longer delays overflow, and the timer fires at once.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Window/setTimeout#maximum_delay_value
 */
const MAX_DELAY = 2 ** 31 - 1;

/** The last event of many streams of language models. It isn't valid JSON, so it can't be a JSON event. */
const SENTINEL = '[DONE]';

type Opened = { response: Response; validates: boolean };
type Connection = StreamEnd & Opened & { body: StreamBody };

/** Errors that can go away when the request is sent again. */
const isTransient = (cause: unknown) => {
  if (!(cause instanceof HookloomError)) return false;
  const { error } = cause;
  return error.kind === 'network' || (error.kind === 'http' && (error.status >= 500 || error.status === 429));
};

/** Whether a response can be read as a content type. JSON Lines has several names. */
const isReadableAs = (documented: string, given: string) =>
  given === documented ||
  [given, documented].every((type) => /\/(x-)?(ndjson|json-?l(ines)?|stream\+json)$/.test(type));

/** Rejects when the signal aborts, even if the work ignores the signal. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

async function connect(
  { operation, stream, configs, request }: StreamInput,
  lastEventId: string,
  controller: AbortController,
): Promise<Connection> {
  const { signal } = controller;
  const config = mergeConfig(configs.current, operation.source);
  const { timeout, setHeaders } = config;
  const expire = () => {
    const cause = new DOMException(`No response in ${timeout} ms`, 'TimeoutError');
    controller.abort(new HookloomError({ kind: 'network', reason: 'timeout', cause }));
  };
  const timer = timeout && timeout <= MAX_DELAY ? setTimeout(expire, timeout) : undefined;
  const withId = async (headers: Headers) => {
    await setHeaders(headers);
    // Headers are bytes: https://html.spec.whatwg.org/multipage/server-sent-events.html#the-last-event-id-header
    if (lastEventId)
      headers.set('last-event-id', String.fromCharCode(...new TextEncoder().encode(lastEventId)));
  };
  const opened: Opened[] = [];
  const read: typeof readResponse = async (described, sent, response, validates) => {
    if (!response.ok) return readResponse(described, sent, response, validates);
    opened.push({ response, validates });
    return { data: undefined, status: response.status, headers: response.headers };
  };
  const wanted = { operation: forStream(operation, stream), configs: configs.current, request, read };
  try {
    const work = exchange(wanted, { ...config, setHeaders: withId }, signal);
    const { status, headers } = await untilAborted(signal, work);
    const { response, validates } = opened[0]!;
    const body =
      stream[status] ?? stream[`${String(status)[0]}XX`] ?? stream['default'] ?? Object.values(stream)[0]!;
    const type = headers.get('content-type');
    if (type && status !== 204 && !isReadableAs(essence(body.type), essence(type))) {
      const issues = singleIssue(`Expected ${body.type}, received ${essence(type)}`);
      // Only its beginning: the response may never end.
      const text = textOf(response, signal);
      const { value: raw = '' } = await untilAborted(signal, text.next());
      void text.return();
      throw new HookloomError({ kind: 'response-validation', issues, body: raw, status });
    }
    return { status, headers, body, response, validates };
  } finally {
    clearTimeout(timer);
  }
}

/** Accepts the content types of the stream first, and reads errors as the operation describes them. */
function forStream(operation: AnyOperation, stream: StreamInput['stream']): AnyOperation {
  const types = [...new Set(Object.values(stream).map(({ type }) => type))];
  return { ...operation, accept: [...types, 'application/json'] };
}

/** Yields the text of a body in chunks, and `undefined` at its end. */
async function* textOf(response: Response, signal: AbortSignal): AsyncGenerator<string | undefined, void> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  const cancel = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    for (;;) {
      const chunk = await onNetwork(Promise.resolve(reader?.read()));
      signal.throwIfAborted();
      if (!chunk || chunk.done) break;
      yield decoder.decode(chunk.value, { stream: true });
    }
    yield decoder.decode();
    yield undefined;
    // The text may end in the chunk in which a loop aborts the stream.
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  return untilAborted(signal, over).finally(() => clearTimeout(timer));
}

/**
 * Opens a stream and yields its events. Leaving the loop closes the stream.
 *
 * @throws HookloomError - if a call or an event fails, and an `AbortError` as soon as the stream is aborted.
 */
export async function* openStream(wanted: StreamInput): AsyncGenerator<unknown, StreamEnd> {
  const { signal, options } = wanted;
  const abort = () => controller.abort(abortError());
  let controller = new AbortController();
  let [lastEventId, retry, fruitless] = ['', RETRY, 0];
  if (signal?.aborted) throw abortError();
  signal?.addEventListener('abort', abort);
  try {
    for (;;) {
      let end: StreamEnd | undefined;
      let failure: unknown;
      try {
        const connection = await connect(wanted, lastEventId, controller);
        const { body, response, validates, status } = connection;
        const parse = body.parse();
        end = { status, headers: connection.headers };
        for await (const text of textOf(response, controller.signal)) {
          for (const parsed of parse(text)) {
            if (parsed.id !== undefined) lastEventId = parsed.id;
            if (parsed.retry !== undefined) retry = parsed.retry;
            if (parsed.data === undefined) continue;
            // A loop that aborted the stream reads on in the same chunk.
            controller.signal.throwIfAborted();
            if (body.data !== 'text' && parsed.data.trim() === SENTINEL) return end;
            fruitless = 0;
            const { value, issues } = readEvent(body, parsed, validates);
            const { onInvalidEvent } = options.current;
            if (!issues.length) yield value;
            else if (onInvalidEvent) onInvalidEvent({ issues, data: value });
            else throw new HookloomError({ kind: 'response-validation', issues, body: value, status });
          }
        }
        if (!options.current.reconnect || status === 204 || !isEventStream(body)) return end;
      } catch (cause) {
        // `fetch` may throw something else when it is aborted.
        failure = signal?.aborted ? abortError() : toCallRejection(cause);
        const isStream = Object.values(wanted.stream).some(isEventStream);
        if (!options.current.reconnect || !isTransient(failure) || !isStream) throw failure;
        // It timed out.
        if (controller.signal.aborted) controller = new AbortController();
      }
      fruitless += 1;
      const { reconnect } = options.current;
      const { attempts = Infinity } = typeof reconnect === 'object' ? reconnect : {};
      if (fruitless > attempts) {
        if (end && !failure) return end;
        throw failure;
      }
      const delay = Math.max(retry, 1) * 2 ** (fruitless - 1);
      const longest = Math.max(retry, MAX_RETRY);
      await pause(Math.min(delay, longest, MAX_DELAY), controller.signal);
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    controller.abort(abortError());
  }
}

const isEventStream = ({ type }: StreamBody) => essence(type) === 'text/event-stream';
