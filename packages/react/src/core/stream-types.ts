import type { CallError } from './call-error.js';
import type { CallOptions, RequestArguments, SlotOptions, StatefulOptions } from './hook-types.js';
import type { ExecuteResult } from './network-state.js';
import type { CallRequest, Validate } from './operation.js';
import type { SourceConfig } from './source-config.js';
import type { Issue } from './call-error.js';
import type { StreamParser } from './stream-parsers.js';

/** How one event of a stream is read. */
export type StreamBody = {
  /** The content type to accept: `text/event-stream`. */
  readonly type: string;
  /** Parses the text of the body into events. */
  readonly parse: StreamParser;
  /** What the spec's schema describes: the data of an event, or the whole event with `data`, `event`, `id` and `retry`. */
  readonly item: 'data' | 'event';
  /** How to read the data. By default, as JSON if it is valid, otherwise as text. */
  readonly data?: 'json' | 'text';
  /** Validates what was read. */
  readonly validate?: Validate;
};

declare const types: unique symbol;

/** The success responses of an operation that are streams, by status. */
export type OperationStream<Event> = Readonly<Record<string | number, StreamBody>> & {
  /** Never present: it carries the type. */
  readonly [types]?: Event;
};

/** An event that doesn't match the spec. */
export type InvalidEvent = {
  /** What doesn't match. */
  issues: readonly Issue[];
  /** The event, parsed if it is JSON. */
  data: unknown;
};

/** How to reconnect. */
export type ReconnectOptions = {
  /**
   * How many times in a row to reconnect without receiving an event, before the stream gives up.
   *
   * @defaultValue no limit
   */
  attempts?: number | undefined;
};

/** The options of a stream. */
export type StreamOptions = {
  /**
   * Reconnects when a stream of server-sent events ends or the connection is lost, and sends `Last-Event-ID`. The delay is
   * the server's `retry`, 3 seconds by default, and doubles after each attempt without an event, up to 30 seconds. It has no
   * effect on JSON Lines.
   *
   * @defaultValue `false`
   * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#sse-processing-model
   */
  reconnect?: boolean | ReconnectOptions | undefined;
  /**
   * Called with each event that doesn't match the spec. The stream continues without the event.
   *
   * @defaultValue the event ends the stream with an error of kind `response-validation`
   */
  onInvalidEvent?: ((event: InvalidEvent) => void) | undefined;
};

/** The options of a stream hook. */
export type StreamHookOptions = StreamOptions & {
  /**
   * How many events the state keeps. The oldest are removed first.
   *
   * @defaultValue all of them
   */
  maxEvents?: number | undefined;
};

/**
 * The state of a stream's slot. Narrow it with `isInit`, `isPending`, `isSuccess` and `isError`.
 *
 * @typeParam Event - an event of the stream.
 * @typeParam E - the errors that the stream can end with.
 */
export type StreamState<Event, E = CallError> =
  | {
      /** There was no call yet, or the slot was cleared. */
      state: 'init';
    }
  | {
      /** The stream is open, connecting or reconnecting. */
      state: 'pending';
      /** The events so far, in a new array at each update, at most every 50 ms. */
      events: readonly Event[];
      /** The events of the last stream that ended with success. */
      previousData?: readonly Event[];
    }
  | {
      /** The stream ended. */
      state: 'success';
      /** All events. */
      data: readonly Event[];
      /** The HTTP status. */
      status: number;
      /** The response headers. */
      headers: Headers;
    }
  | {
      /** The stream couldn't be opened, or it was interrupted. */
      state: 'error';
      /** What went wrong. */
      error: E;
      /** The events before the error. */
      events: readonly Event[];
      /** The events of the last stream that ended with success. */
      previousData?: readonly Event[];
    };

/**
 * Reads a stream into a slot of the provider's store.
 *
 * @returns the state; `execute(request?)`, which opens the stream and returns a promise that resolves when it ends;
 * `clear()`, which closes the stream and resets the slot to `init`.
 */
export type StreamHook<Request extends CallRequest, Event, Documented = never> = (
  options?: StatefulOptions<Request> & StreamHookOptions & SlotOptions,
) => [
  state: StreamState<Event, CallError<Documented>>,
  execute: (request?: Request) => Promise<ExecuteResult<readonly Event[], CallError<Documented>>>,
  clear: () => void,
];

/**
 * Opens streams and stores nothing.
 *
 * @returns `open(request, { signal, reconnect }?)`, which returns the events for `for await`; `abort()`, which closes all
 * streams of this hook.
 */
export type StatelessStreamHook<Request extends CallRequest, Event> = () => [
  open: (...args: RequestArguments<Request, CallOptions & StreamOptions>) => AsyncGenerator<Event, void>,
  abort: () => void,
];

/**
 * The operation as a plain function that returns events for one `for await` loop. The request is sent when the loop starts,
 * and leaving the loop closes the stream.
 *
 * @throws HookloomError - if a call or an event fails, and an `AbortError` if the stream is aborted.
 */
export type StreamCall<Request extends CallRequest, Event> = (
  config: SourceConfig,
  ...args: RequestArguments<Request, CallOptions & StreamOptions>
) => AsyncGenerator<Event, void>;
