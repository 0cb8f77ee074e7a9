import { abortError, toCallRejection, onNetwork } from './to-call-rejection.js';
import { buildRequest } from './build-request.js';
import { HookloomError } from './hookloom-error.js';
import { mergeConfig, type MergedConfig } from './merge-config.js';
import type { AnyOperation, CallRequest } from './operation.js';
import { readResponse, type ParsedResponse, type ReportProgress } from './read-response.js';
import type { HookloomConfigs } from './source-config.js';

/** The abort functions of the calls that are in flight. Each call adds its own and removes it when it settles. */
export type InFlight = Set<() => void>;

export type CallInput = {
  operation: AnyOperation;
  configs: HookloomConfigs;
  request: CallRequest;
  inFlight?: InFlight;
  signal?: AbortSignal | undefined;
  report?: ReportProgress;
  /** Reads the response of a stream. */
  read?: typeof readResponse;
};

type LocatedResponse = ParsedResponse & { url: string };

export async function exchange(
  { operation, request, report, read = readResponse }: CallInput,
  config: MergedConfig,
  signal: AbortSignal,
): Promise<LocatedResponse> {
  const { validate } = config;
  const { request: validatesRequest = true, response: validatesResponse = true } =
    typeof validate === 'object' ? validate : { request: validate, response: validate };

  let sent = await buildRequest(operation, config, request, validatesRequest, signal);
  sent = (await operation.auth?.(sent, config.auth)) ?? sent;
  sent = (await config.onRequest?.(sent)) ?? sent;
  signal.throwIfAborted();
  const first = await onNetwork((config.fetch ?? fetch)(sent));
  const response = (await config.onResponse?.(first, sent)) ?? first;
  const parsed = await read(operation, request, response, validatesResponse, report);
  return { ...parsed, url: response.url || sent.url };
}

/**
 * Makes one call: validates and encodes the request, sends it, reads and validates the response.
 *
 * @returns a promise that rejects with a `HookloomError`, or with an `AbortError` as soon as the call is aborted, even if
 * `fetch` ignores its signal.
 */
export function call(input: CallInput): Promise<LocatedResponse> {
  const { operation, configs, inFlight, signal } = input;
  const config = mergeConfig(configs, operation.source);
  const { timeout } = config;
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const release = () => {
      clearTimeout(timer);
      inFlight?.delete(abort);
      signal?.removeEventListener('abort', abort);
    };
    const end = (reason: Error) => {
      release();
      reject(reason);
      controller.abort(reason);
    };
    const abort = () => end(abortError());
    const expire = () => {
      const cause = new DOMException(`No response in ${timeout} ms`, 'TimeoutError');
      end(new HookloomError({ kind: 'network', reason: 'timeout', cause }));
    };
    // Longer delays overflow and fire at once: https://developer.mozilla.org/docs/Web/API/Window/setTimeout#maximum_delay_value
    const timer = timeout && timeout < 2 ** 31 ? setTimeout(expire, timeout) : undefined;
    if (signal?.aborted) {
      abort();
      return;
    }
    signal?.addEventListener('abort', abort);
    inFlight?.add(abort);
    exchange(input, config, controller.signal)
      .then(resolve, (cause: unknown) => reject(toCallRejection(cause)))
      .finally(release);
  });
}
