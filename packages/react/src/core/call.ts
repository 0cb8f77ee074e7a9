import { abortError, toCallRejection, onNetwork } from './to-call-rejection.js';
import { buildRequest } from './build-request.js';
import { HookloomError } from './hookloom-error.js';
import { mergeConfig, type MergedConfig } from './merge-config.js';
import type { AnyOperation, CallRequest } from './operation.js';
import { readResponse, type ParsedResponse, type ReportProgress } from './read-response.js';
import type { HookloomConfigs } from './source-config.js';

/** Calls that are aborted together: each puts in, while it lasts, what aborts it. */
export type InFlight = Set<() => void>;

export type CallInput = {
  operation: AnyOperation;
  configs: HookloomConfigs;
  request: CallRequest;
  flights?: InFlight;
  signal?: AbortSignal | undefined;
  report?: ReportProgress;
  /** Reads the response of a stream. */
  read?: typeof readResponse;
};

type LocatedReply = ParsedResponse & { url: string };

export async function exchange(
  { operation, request, report, read = readResponse }: CallInput,
  config: MergedConfig,
  signal: AbortSignal,
): Promise<LocatedReply> {
  const { validate } = config;
  const { request: validatesRequest = true, response: validatesResponse = true } =
    typeof validate === 'object' ? validate : { request: validate, response: validate };

  let sent = await buildRequest(operation, config, request, validatesRequest, signal);
  sent = (await operation.auth?.(sent, config.auth)) ?? sent;
  sent = (await config.onRequest?.(sent)) ?? sent;
  signal.throwIfAborted();
  const first = await onNetwork((config.fetch ?? fetch)(sent));
  const response = (await config.onResponse?.(first, sent)) ?? first;
  const reply = await read(operation, request, response, validatesResponse, report);
  return { ...reply, url: response.url || sent.url };
}

/**
 * Makes one call: validates, encodes, sends, reads, validates.
 *
 * Rejects with a `HookloomError`, or with an `AbortError` as soon as it is aborted, whether or not `fetch` heeds it.
 */
export function call(wanted: CallInput): Promise<LocatedReply> {
  const { operation, configs, flights, signal } = wanted;
  const config = mergeConfig(configs, operation.source);
  const { timeout } = config;
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const release = () => {
      clearTimeout(timer);
      flights?.delete(abort);
      signal?.removeEventListener('abort', abort);
    };
    const end = (reason: Error) => {
      release();
      reject(reason);
      controller.abort(reason);
    };
    const abort = () => end(abortError());
    const expire = () => {
      const cause = new DOMException(`No answer in ${timeout} ms`, 'TimeoutError');
      end(new HookloomError({ kind: 'network', reason: 'timeout', cause }));
    };
    // Timers count up to 2^31 - 1 ms, and go off at once above it.
    const timer = timeout && timeout < 2 ** 31 ? setTimeout(expire, timeout) : undefined;
    if (signal?.aborted) {
      abort();
      return;
    }
    signal?.addEventListener('abort', abort);
    flights?.add(abort);
    exchange(wanted, config, controller.signal)
      .then(resolve, (cause: unknown) => reject(toCallRejection(cause)))
      .finally(release);
  });
}
