import { jsonLines, serverSentEvents, type Operation, type OperationStream } from '../generated.js';

export type Message = { text: string };

export const watch: Operation<{ query?: { room?: string } }, never> = {
  source: 'petstore',
  id: 'watch',
  method: 'GET',
  path: '/messages',
  server: 'https://petstore.example',
  parameters: [{ in: 'query', name: 'room' }],
  responses: { 401: { as: 'json' } },
};

const validate = (value: unknown) =>
  typeof value === 'object' && value !== null && 'text' in value
    ? []
    : [{ path: ['text'], message: 'Required' }];

export const messages: OperationStream<Message> = {
  200: { type: 'text/event-stream', parse: serverSentEvents, item: 'data', data: 'json', validate },
};

export const lines: OperationStream<Message> = {
  200: { type: 'application/jsonl', parse: jsonLines, item: 'data', data: 'json', validate },
};

export const event = (text: string, more = '') => `${more}data: ${JSON.stringify({ text })}\n\n`;

type Connection = {
  request: Request;
  send: (text: string) => void;
  end: () => void;
  fail: (cause: Error) => void;
  closed: () => boolean;
};

/** A server whose streams the test writes. */
export function streamServer(init: ResponseInit = { headers: { 'content-type': 'text/event-stream' } }) {
  const connections: Connection[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const request = input as Request;
    let closed = false;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        request.signal.addEventListener('abort', () => {
          if (!closed) controller.error(request.signal.reason);
          closed = true;
        });
        connections.push({
          request,
          send: (text) => controller.enqueue(new TextEncoder().encode(text)),
          end: () => {
            closed = true;
            controller.close();
          },
          fail: (cause) => {
            closed = true;
            controller.error(cause);
          },
          closed: () => closed,
        });
      },
      cancel() {
        closed = true;
      },
    });
    return Promise.resolve(new Response(body, init));
  };
  return { fetch, connections };
}
