import { cacheNames } from 'workbox-core';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** The absolute URL of a path of the site. */
export const urlOf = (path: string): string => new URL(path, location.href).href;

const notFound = urlOf(BUILD.notFound);
const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false;
const pages = new Set(BUILD.pages.map(({ url }) => urlOf(url)));

/**
 * Fails the installation if a response isn't what this build wrote, such as half an upload, or another build's page. The
 * browser tries again with the next page. Hosts send the 404 page with its status.
 */
const verifyBuild: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    if (!response.ok && request.url !== notFound) return null;
    if (pages.has(request.url) !== isHtml(response)) return null;
    if (!isHtml(response)) return response;
    return (await response.clone().text()).includes(BUILD.mainScript) ? response : null;
  },
};

/** What the reader opens meanwhile comes first. */
const lowPriority: WorkboxPlugin = {
  requestWillFetch: ({ request }) => Promise.resolve(new Request(request, { priority: 'low' })),
};

export const precache = new PrecacheController({ plugins: [verifyBuild, lowPriority] });
precache.addToCacheList([...BUILD.files, ...BUILD.pages]);

// Without room for all, the first installation leaves nothing behind.
registerQuotaErrorCallback(async () => {
  if (!self.registration.active) await self.caches.delete(cacheNames.precache);
});
