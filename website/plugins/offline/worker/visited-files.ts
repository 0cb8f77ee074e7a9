import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { MAX_VISITED_FILES } from '../../../config/offline';
import { urlOf } from './precache';
import { scope, visitedCache } from './visited-cache';

const optional = new Set(BUILD.optional.map(urlOf));

/** Whether a URL is in a folder of this site. */
export const isInFolder = ({ href }: URL, folder: string): boolean => href.startsWith(`${scope}${folder}/`);

/** Others are files of earlier builds. Without them, what is stored has a largest size. */
const onlyListedFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(response.status === 200 && optional.has(request.url) ? response : null),
};

/** Files that are stored when a reader has loaded them. They are deleted first if there is no room. */
export const visited = {
  cacheName: visitedCache,
  plugins: [
    onlyListedFiles,
    // Its type differs by `undefined` only.
    new ExpirationPlugin({
      maxEntries: MAX_VISITED_FILES,
      maxAgeSeconds: 90 * 24 * 60 * 60,
      purgeOnQuotaError: true,
    }) as WorkboxPlugin,
  ],
};

/** Deletes the files of earlier builds. */
export async function deleteOutdatedVisited(): Promise<void> {
  const cache = await caches.open(visitedCache);
  for (const request of await cache.keys()) if (!optional.has(request.url)) await cache.delete(request);
}
