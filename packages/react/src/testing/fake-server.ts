import { vi } from 'vitest';

type Exchange = { request: Request; answer: (response: Response | Error) => void };

export const json = (body: unknown, status = 200) => Response.json(body, { status });

/**
 * A `fetch` whose answers the test gives when it wants to, in the order it wants to.
 *
 * `heedsAborts: false` is a fetch that answers although its request was aborted.
 */
export function fakeServer({ heedsAborts = true } = {}) {
  const exchanges: Exchange[] = [];
  const fetch = vi.fn((input: RequestInfo | URL) => {
    const request = input as Request;
    return new Promise<Response>((resolve, reject) => {
      const { signal } = request;
      if (heedsAborts) signal.addEventListener('abort', () => reject(signal.reason as Error));
      exchanges.push({
        request,
        answer: (response) => (response instanceof Error ? reject(response) : resolve(response)),
      });
    });
  });
  return {
    fetch,
    requests: () => exchanges.map(({ request }) => `${request.method} ${new URL(request.url).pathname}`),
    request: (index: number) => exchanges[index]!.request,
    answer: (index: number, response: Response | Error) => exchanges[index]!.answer(response),
  };
}

/** Answers each request at once. */
export const respondWith = (respond: (request: Request) => Response | Promise<Response>) =>
  vi.fn(async (input: RequestInfo | URL) => respond(input as Request));
