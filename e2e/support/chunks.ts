import type { Page, Request, Route } from '@playwright/test';

/** The scripts of routes: all but the two that every page starts with. */
export const ROUTE_CHUNKS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

/** What the browser and the site say of a chunk that does not come. */
// One expression: Playwright takes an array of two objects for a value with its options.
export const CHUNK_ERRORS = [
  /Failed to load resource: net::ERR_FAILED .*\/assets\/js\/|Loading chunk \S+ failed/,
];

/** Lets no chunk of a route through until the returned function is called. */
export async function failChunks(page: Page): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort();
  await page.route(ROUTE_CHUNKS, abort);
  return () => page.unroute(ROUTE_CHUNKS, abort);
}

/** Holds the chunks of routes back until the returned function is called. */
export async function holdChunks(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route(ROUTE_CHUNKS, async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return async () => {
    released = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** The addresses of the documents that a page asks for from now on, in order. */
export function documentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
