import { cacheNames } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';
import { isInFolder, visited } from './visited-files';

declare const self: ServiceWorkerGlobalScope;

const cacheFirst = new CacheFirst(visited);

/** Whether a file's name has a hash, so that it never changes. */
export const isHashed = (url: URL): boolean => isInFolder(url, 'assets') || isInFolder(url, 'search');

/** Responds with a file of an earlier build that open pages need, or with an optional one, such as TypeScript. */
export async function respondWithHashed({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const earlier = await self.caches.match(request, { cacheName: cacheNames.precache });
  return earlier ?? cacheFirst.handle({ request, event });
}
