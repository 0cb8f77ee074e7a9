/**
 * The site's service worker, with Workbox. Pages come from the network while it responds, so they are never outdated. Files
 * with a hash in their name come from the cache. Without a network, everything does.
 */
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { deleteOutdated, rememberTakeover } from './earlier-builds';
import { isHashed, respondWithHashed } from './hashed-files';
import { respondWithPage } from './pages';
import { isPicture, respondWithPicture } from './pictures';
import { precache, urlOf } from './precache';

declare const self: ServiceWorkerGlobalScope;

enableNavigationPreload();
registerRoute(new NavigationRoute(respondWithPage));
registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }));
registerRoute(({ url }) => isHashed(url), respondWithHashed);
registerRoute(({ url }) => isPicture(url), respondWithPicture);

self.addEventListener('install', (event) => {
  void precache.install(event);
  // Safe while pages are open: files of their build stay until they are closed.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await rememberTakeover();
    await deleteOutdated();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

// A page sends the URLs of its scripts, and gets whether it is of this build.
self.addEventListener('message', (event) => {
  const scripts: unknown = event.data;
  event.ports[0]?.postMessage(Array.isArray(scripts) && scripts.includes(urlOf(BUILD.mainScript)));
  event.waitUntil(deleteOutdated());
});
