import type { ToFrame } from '../messages.ts';
import { toPage } from './page.ts';

type Waiting = {
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
  stream?: ReadableStreamDefaultController<Uint8Array>;
};

const waiting = new Map<number, Waiting>();
let last = 0;

/** A `fetch` that sends requests to the page, where the mock responds. */
export const remoteFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { method, url, headers, signal } = request;
  signal.throwIfAborted();
  const body = await request.blob();
  signal.throwIfAborted();
  const id = (last += 1);
  return new Promise((resolve, reject) => {
    const own: Waiting = { resolve, reject };
    waiting.set(id, own);
    signal.addEventListener('abort', () => {
      if (!waiting.delete(id)) return;
      toPage({ type: 'abort', id });
      reject(signal.reason as Error);
      own.stream?.error(signal.reason);
    });
    toPage({ type: 'request', id, method, url, headers: [...headers], ...(body.size > 0 && { body }) });
  });
};

/** Hands a message about a response to the call that waits for it. */
export function receive(message: ToFrame): void {
  if (!('id' in message)) return;
  const { id } = message;
  const call = waiting.get(id);
  if (!call) return;
  if (message.type === 'response') call.resolve(open(id, call, message));
  else if (message.type === 'chunk') call.stream?.enqueue(message.bytes);
  else {
    waiting.delete(id);
    if (message.type === 'end') call.stream?.close();
    else {
      const failure = new TypeError(message.message);
      call.reject(failure);
      call.stream?.error(failure);
    }
  }
}

function open(id: number, call: Waiting, { status, headers }: ToFrame & { type: 'response' }): Response {
  const isEmpty = status === 204 || status === 205 || status === 304;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      call.stream = controller;
    },
    cancel: () => {
      if (waiting.delete(id)) toPage({ type: 'abort', id });
    },
  });
  return new Response(isEmpty ? null : body, { status, headers });
}
