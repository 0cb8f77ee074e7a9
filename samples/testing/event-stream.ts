/** A response with server-sent events, sent on demand. */
export function eventStream() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let canceled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: () => {
      canceled = true;
    },
  });
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    send: (data: unknown) =>
      controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`)),
    end: () => controller.close(),
    break: () => controller.error(new TypeError('The connection was lost.')),
    isCanceled: () => canceled,
  };
}
