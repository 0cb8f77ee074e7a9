import { describeRequest, type RequestText } from './request-text.ts';

/** What was sent and received, as text. */
export type Exchange = {
  request: RequestText;
  response?: { status: number; statusText: string; headers: [string, string][]; body?: string };
  /** From sending to the headers of the response. */
  milliseconds?: number;
};

const maxBody = 200_000;

/**
 * Wraps a `fetch` to record each exchange.
 *
 * @param keyOf - returns the key of a request when it is sent.
 */
export function recording(
  send: typeof fetch,
  keyOf: () => string,
  save: (key: string, exchange: Exchange) => void,
): typeof fetch {
  return async (input, init) => {
    const key = keyOf();
    const record = (exchange: Exchange) => save(key, exchange);
    const sent = new Request(input, init);
    const request = await describeRequest(sent);
    record({ request });
    const start = performance.now();
    const response = await send(sent);
    const milliseconds = Math.round(performance.now() - start);
    const { status, statusText } = response;
    const received = { status, statusText, headers: [...response.headers] };
    record({ request, response: received, milliseconds });
    if (isShown(response))
      void response
        .clone()
        .text()
        .then(
          (text) =>
            record({ request, response: { ...received, body: text.slice(0, maxBody) }, milliseconds }),
          () => undefined,
        );
    return response;
  };
}

/** Streams and files aren't read twice. */
function isShown({ headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  const size = Number(headers.get('content-length') ?? 0);
  return (
    size < maxBody &&
    /json\b|^text\/(?!event-stream)|xml|yaml/.test(type) &&
    !/json-?seq|jsonl|ndjson/.test(type)
  );
}
