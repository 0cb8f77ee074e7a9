import { vi } from 'vitest';
import type { Pet } from '../hookloom/petstore';

type Respond = (request: Request) => unknown;

/** The pets on the test server. */
export const bello: Pet = { id: 1, name: 'Bello', status: 'available', photoUrls: [] };
export const mia: Pet = { id: 2, name: 'Mia', status: 'available', photoUrls: [] };

export const noSuchPet = () => Response.json({ code: 'not_found', message: 'No such pet' }, { status: 404 });

/**
 * Mocks `fetch` for a test.
 *
 * @param respond - Returns a `Response`, the JSON data of a 200 response, or a promise of either. If it throws, `fetch`
 * rejects.
 * @returns The requests, in order.
 */
export function mockFetch(respond: Respond): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    // Aborted requests reject immediately, whatever the server does.
    const result = await Promise.race([respond(request), whenAborted(request.signal)]);
    return result instanceof Response ? result : Response.json(result);
  });
  return requests;
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });
}

/** A delayed response: `respond` with its promise, and call `resolve` with the body to send it. */
export function delayed() {
  let resolve: (body: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** A request as text, for assertions: `GET /pet/1`. */
export const line = ({ method, url }: Request): string => {
  const { pathname, search } = new URL(url);
  return `${method} ${pathname.replace(/^\/api/, '')}${search}`;
};
