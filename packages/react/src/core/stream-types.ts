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
  /** Splits the text of the body into events. */
  readonly parse: StreamParser;
  /** What the spec describes: the data of an event, or the event itself with `data`, `event`, `id` and `retry`. */
  readonly item: 'data' | 'event';
  /** How the data is read; without it as JSON if that is valid, else as text. */
  readonly data?: 'json' | 'text';
  /** Checks what has been read. */
  readonly validate?: Validate;
};

declare const types: unique symbol;

/** The success responses of an operation that are streams, by status. */
export type OperationStream<Event> = Readonly<Record<string | number, StreamBody>> & {
  /** Never there: it carries the type. */
  readonly [types]?: Event;
};

/** An event that does not match the spec. */
export type InvalidEvent = {
  /** What is wrong with it. */
  issues: readonly Issue[];
  /** The event, parsed where it is JSON. */
  data: unknown;
};

/** When and how often a stream is opened again. */
export type ReconnectOptions = {
  /**
   * How many connections in a row may bring no event until the call ends.
   *
   * @defaultValue no limit
   */
  attempts?: number | undefined;
};

/** What a call of a stream takes besides the request. */
export type StreamOptions = {
  /**
   * Opens a stream of server-sent events again when the connection ends or is lost, with `Last-Event-ID`, after the time
   * that the server's `retry` gives (3 seconds unless given), doubled after each attempt without an event, up to 30
   * seconds. It has no effect on JSON Lines.
   *
   * @defaultValue `false`
   * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#sse-processing-model
   */
  reconnect?: boolean | ReconnectOptions | undefined;
  /**
   * Takes the events that do not match the spec, and the stream goes on without them.
   *
   * @defaultValue such an event ends the stream with an error of kind `response-validation`
   */
  onInvalidEvent?: ((event: InvalidEvent) => void) | undefined;
};

/** What a stateful stream hook takes besides the request. */
export type StreamHookOptions = StreamOptions & {
  /**
   * How many events the state keeps; the oldest go first.
   *
   * @defaultValue all of them
   */
  maxEvents?: number | undefined;
};

/** What is known of a slot of a stream. `isInit`, `isPending`, `isSuccess` and `isError` narrow it. */
export type StreamState<Event, E = CallError> =
  | {
      /** Nothing was asked yet, or the slot was cleared. */
      state: 'init';
    }
  | {
      /** The stream is open, is being opened, or waits to be opened again. */
      state: 'pending';
      /** The events that have arrived. A list of its own at each change, at most every 50 ms. */
      events: readonly Event[];
      /** The events of the last stream that ended without an error. */
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
      /** The stream could not be opened, or it broke off. */
      state: 'error';
      /** What went wrong. */
      error: E;
      /** The events that arrived before. */
      events: readonly Event[];
      /** The events of the last stream that ended without an error. */
      previousData?: readonly Event[];
    };

/**
 * Reads a stream into a slot of the provider's store.
 *
 * @returns the state; `execute(request?)`, which opens the stream and resolves when it ends; `clear()`, which closes it.
 */
export type StreamHook<Request extends CallRequest, Event, Documented = never> = (
  options?: StatefulOptions<Request> & StreamHookOptions & SlotOptions,
) => [
  state: StreamState<Event, CallError<Documented>>,
  execute: (request?: Request) => Promise<ExecuteResult<readonly Event[], CallError<Documented>>>,
  clear: () => void,
];

/**
 * Stores nothing.
 *
 * @returns `open(request, { signal, reconnect }?)`, which gives the events to `for await`; `abort()`, which closes all
 * streams of this hook.
 */
export type StatelessStreamHook<Request extends CallRequest, Event> = () => [
  open: (...args: RequestArguments<Request, CallOptions & StreamOptions>) => AsyncGenerator<Event, void>,
  abort: () => void,
];

/**
 * The operation as a plain function: the events, for one `for await`. The request is sent when the loop begins; leaving the
 * loop closes the stream. It throws a `HookloomError` or an `AbortError`.
 */
export type StreamCall<Request extends CallRequest, Event> = (
  config: SourceConfig,
  ...args: RequestArguments<Request, CallOptions & StreamOptions>
) => AsyncGenerator<Event, void>;
