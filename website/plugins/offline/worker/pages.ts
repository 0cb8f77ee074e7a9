import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { NetworkOnly } from 'workbox-strategies';
import { cleanPath } from './clean-path';
import { precache, urlOf } from './precache';

/** After this time, a slow network counts as none, if the page is stored. */
const network = new NetworkOnly({ networkTimeoutSeconds: 4 });
const slowNetwork = new NetworkOnly();

/** The 404 page, for an address that no page of the site has. */
async function respondWithNotFound(): Promise<Response> {
  const page = await precache.matchPrecache(BUILD.notFound);
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
}

/** Responds with the page from the network, or else with the stored one. */
export async function respondWithPage({ url, ...request }: RouteHandlerCallbackOptions): Promise<Response> {
  const path = cleanPath(url.pathname, new URL('.', location.href).pathname);
  const redirect = BUILD.redirects[path];
  const stored = await precache.matchPrecache(path);
  const isKnown = stored !== undefined || redirect !== undefined;
  try {
    const response = await (isKnown ? network : slowNetwork).handle(request);
    // Firefox fulfills a navigation preload that failed: with an error.
    if (response.type !== 'error' && (response.status < 500 || !isKnown)) return response;
  } catch {
    // No network.
  }
  if (stored) return stored;
  if (redirect) return Response.redirect(urlOf(redirect + url.search));
  return /\.\w+$/.test(path) ? Response.error() : respondWithNotFound();
}
