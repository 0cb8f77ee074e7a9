import { vi } from 'vitest';

type Exchange = { request: Request; answer: (response: Response | Error) => void };

export const json = (body: unknown, status = 200) => Response.json(body, { status });

/**
 * A `fetch` whose responses the test sends, at any time and in any order.
 *
 * `respectsAborts: false` is a fetch that responds even if its request was aborted.
 */
export function fakeServer({ respectsAborts = true } = {}) {
  const exchanges: Exchange[] = [];
  const fetch = vi.fn((input: RequestInfo | URL) => {
    const request = input as Request;
    return new Promise<Response>((resolve, reject) => {
      const { signal } = request;
      if (respectsAborts) signal.addEventListener('abort', () => reject(signal.reason as Error));
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

/** Responds to each request at once. */
export const respondWith = (respond: (request: Request) => Response | Promise<Response>) =>
  vi.fn(async (input: RequestInfo | URL) => respond(input as Request));
