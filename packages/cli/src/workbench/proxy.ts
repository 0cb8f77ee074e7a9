import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestHeaders } from '../network/request-headers.js';
import { Failure } from '../diagnostics.js';
import { pipeBody, sendRequest } from './send-request.js';
import { PrivateAddressError } from './private-address.js';
import { readProxiedRequest } from './proxied-request.js';
import type { LoadedSource } from './read-source.js';
import { Refusal } from './refusal.js';
import { respondJson, startResponse } from './respond.js';
import { type Target, targetsOf } from './targets.js';

const maxRequestBytes = 64 * 2 ** 20;
const maxResponseBytes = 256 * 2 ** 20;

/** Sends a request of the page to the API, so that the API doesn't need to allow other origins, and passes on the response. */
export async function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  loaded: LoadedSource,
  baseUrls: readonly string[],
): Promise<void> {
  const controller = new AbortController();
  response.on('close', () => controller.abort());
  const targets = targetsOf(loaded, baseUrls);
  const { source } = loaded;
  const headersFor = ({ getsHeaders }: Target) =>
    getsHeaders
      ? requestHeaders({ ...source, headers: source.workbench?.headers ?? {} }, process.env)
      : new Headers();
  try {
    const sent = await readProxiedRequest(request, maxRequestBytes);
    const received = await sendRequest(sent, { targets, headersFor, signal: controller.signal });
    const { statusCode: status, statusMessage: statusText, rawHeaders } = received;
    const headers = pairs(rawHeaders).filter(([name]) => !/^set-cookie2?$/i.test(name));
    const described = encodeURIComponent(JSON.stringify({ status, statusText, headers }));
    startResponse(response, { 'content-type': 'application/octet-stream', 'workbench-response': described });
    // Events of a stream are worth showing before the first byte of the body.
    response.flushHeaders();
    pipeBody(received, response, maxResponseBytes);
  } catch (error) {
    if (controller.signal.aborted || response.headersSent) response.destroy();
    else refuse(request, response, explain(error));
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, message: string): void {
  // The rest of a body that is too large isn't read.
  response.setHeader('connection', 'close');
  response.on('finish', () => request.destroy());
  respondJson(response, 502, { message });
}

function explain(error: unknown): string {
  if (error instanceof Refusal || error instanceof Failure) return error.message;
  if (error instanceof PrivateAddressError) return `${error.message} If it is yours, start with --base-url.`;
  const { code, message } = error as NodeJS.ErrnoException;
  return `Couldn't connect: ${message || code || 'unknown reason'}.`;
}

function pairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));
}
