/**
 * The service worker of a site that has none anymore. A browser finds it as it finds every new version, with the next page. It
 * deletes what earlier ones stored, then itself.
 */
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { MAX_VISITED_FILES } from '../../../config/offline';
import { visitedCache } from './visited-cache';

declare const self: ServiceWorkerGlobalScope;

/** Deletes the caches of this site, whose names end in its URL: an origin may have several sites. */
async function deleteStored(): Promise<void> {
  const names = (await self.caches.keys()).filter((name) => name.endsWith(self.registration.scope));
  for (const name of names) await self.caches.delete(name);
  if (names.includes(visitedCache))
    await new CacheExpiration(visitedCache, { maxEntries: MAX_VISITED_FILES }).delete();
}

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteStored().finally(() => self.registration.unregister()));
});

// An open page of an earlier build asks whether it is of this one. Without a response, it would not show that it isn't.
self.addEventListener('message', ({ ports }) => ports[0]?.postMessage(false));
