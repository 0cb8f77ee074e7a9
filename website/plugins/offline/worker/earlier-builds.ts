import { cacheNames } from 'workbox-core';
import { precache } from './precache';
import { deleteOutdatedVisited } from './visited-files';

declare const self: ServiceWorkerGlobalScope;

/** The ids of pages that were open when this worker took over. A reload gives a page another id. */
const OPEN_PAGES = 'open-pages';
const cacheName = `${OPEN_PAGES}-${self.registration.scope}`;

async function openPages(): Promise<string[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(self.registration.scope)).map(({ id }) => id);
}

/** Remembers the pages of earlier builds: those that are open now. */
export async function rememberOpenPages(): Promise<void> {
  const cache = await self.caches.open(cacheName);
  await cache.put(OPEN_PAGES, new Response(JSON.stringify(await openPages())));
}

async function hasEarlierPages(): Promise<boolean> {
  const response = await self.caches.match(OPEN_PAGES, { cacheName });
  const remembered = response ? ((await response.json()) as string[]) : [];
  const open = await openPages();
  return remembered.some((id) => open.includes(id));
}

/**
 * Deletes what this build doesn't have: HTML at once, because a page that is opened now is of this build, and files with a
 * hash when the last page of an earlier build is closed.
 */
export async function deleteOutdated(): Promise<void> {
  const keepsHashed = await hasEarlierPages();
  if (!keepsHashed) await deleteOutdatedVisited();
  const expected = new Set(precache.getURLsToCacheKeys().values());
  const cache = await self.caches.open(cacheNames.precache);
  for (const request of await cache.keys()) {
    const isKept = keepsHashed && !new URL(request.url).searchParams.has('__WB_REVISION__');
    if (!isKept && !expected.has(request.url)) await cache.delete(request);
  }
}
