import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';

const scope = new URL('.', location.href);

/** Whether a URL is in a folder of this site. An origin may have several sites. */
export const isInFolder = ({ href }: URL, folder: string): boolean =>
  href.startsWith(`${scope.href}${folder}/`);

/** How many files are stored because a reader has loaded them. */
export const MAX_VISITED = 60;

/** Files that are stored when a reader has loaded them. They are deleted first if there is no room. */
export const visited = {
  cacheName: `visited-${scope.href}`,
  plugins: [
    // Its type differs by `undefined` only.
    new ExpirationPlugin({
      maxEntries: MAX_VISITED,
      maxAgeSeconds: 90 * 24 * 60 * 60,
      purgeOnQuotaError: true,
    }) as WorkboxPlugin,
  ],
};
