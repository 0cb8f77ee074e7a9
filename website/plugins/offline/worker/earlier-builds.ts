import { cacheNames } from 'workbox-core';
import { precache } from './precache';
import { deleteOutdatedVisited } from './visited-files';

declare const self: ServiceWorkerGlobalScope;

const OPEN_PAGES = 'open-pages';
const cacheName = `${OPEN_PAGES}-${self.registration.scope}`;

async function openPages(): Promise<string[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(self.registration.scope)).map(({ id }) => id);
}

/** What a worker remembers when it takes over. */
interface Takeover {
  readonly mainScript: string;
  /** The ids of the pages that are open, which are of earlier builds. A reload gives a page another id. */
  readonly pages: readonly string[];
}

/** Remembers the pages of earlier builds: those that are open now. */
export async function rememberTakeover(): Promise<void> {
  const takeover: Takeover = { mainScript: BUILD.mainScript, pages: await openPages() };
  const cache = await self.caches.open(cacheName);
  await cache.put(OPEN_PAGES, new Response(JSON.stringify(takeover)));
}

/** The last worker that took over, or `undefined` if there is a newer one, which stores its files or waits. */
async function findTakeover(): Promise<Takeover | undefined> {
  const response = await self.caches.match(OPEN_PAGES, { cacheName });
  const { installing, waiting } = self.registration;
  return response && !installing && !waiting ? ((await response.json()) as Takeover) : undefined;
}

/**
 * Deletes what this build doesn't have: HTML at once, because a page that is opened now is of this build, and files with a
 * hash when the last page of an earlier build is closed. Only the newest worker does: others would delete its files.
 */
export async function deleteOutdated(): Promise<void> {
  // First, so that it has nothing that a newer worker stores meanwhile.
  const cache = await self.caches.open(cacheNames.precache);
  const stored = await cache.keys();
  const takeover = await findTakeover();
  if (takeover?.mainScript !== BUILD.mainScript) return;
  const open = await openPages();
  const keepsHashed = takeover.pages.some((id) => open.includes(id));
  if (!keepsHashed) await deleteOutdatedVisited();
  const expected = new Set(precache.getURLsToCacheKeys().values());
  for (const request of stored) {
    const isKept = keepsHashed && !new URL(request.url).searchParams.has('__WB_REVISION__');
    if (!isKept && !expected.has(request.url)) await cache.delete(request);
  }
}
