import type { Page, Request, Route } from '@playwright/test';

/** Route scripts: all except the two that every page starts with. */
export const ROUTE_CHUNKS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

/** Errors logged when a chunk fails to load. */
// A single regular expression: Playwright would parse an array of two objects as a value with options.
export const CHUNK_ERRORS = [
  /Failed to load resource: net::ERR_FAILED .*\/assets\/js\/|Loading chunk \S+ failed/,
];

/** Fails all requests for route chunks until the returned function is called. */
export async function failChunks(page: Page): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort();
  await page.route(ROUTE_CHUNKS, abort);
  return () => page.unroute(ROUTE_CHUNKS, abort);
}

/** Delays all requests for route chunks until the returned function is called. */
export async function delayChunks(page: Page): Promise<() => Promise<void>> {
  const pending: Route[] = [];
  let released = false;
  await page.route(ROUTE_CHUNKS, async (route) => {
    if (released) await route.continue();
    else pending.push(route);
  });
  return async () => {
    released = true;
    await Promise.all(pending.map((route) => route.continue()));
  };
}

/** Records the URLs of document requests from now on. */
export function recordDocumentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
