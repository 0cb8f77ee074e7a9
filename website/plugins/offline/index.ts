import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { MAX_VISITED_FILES, OFFLINE_BUDGET, VISITED_BUDGET } from '../../config/offline';
import { bundleWorker } from './bundle-worker';
import { limitSize, sizeOfLargest } from './limit-size';
import { listFiles, type StoredFile } from './list-files';

/** The service worker's file. Hosts must not cache it, so it isn't in a folder of files with a hash. */
const WORKER = 'sw.js';

interface Options {
  /** Whether the site works offline. */
  readonly isEnabled: boolean;
}

/**
 * Writes the service worker with the list of files that work offline. If the site doesn't, browsers may have a worker of an
 * earlier build, so it writes one that removes itself. It runs after all plugins that write files.
 */
export default function offline({ baseUrl, i18n }: LoadContext, { isEnabled }: Options): Plugin {
  return {
    name: 'offline',

    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'manifest', href: `${baseUrl}manifest.webmanifest` } },
        { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png` } },
      ],
    }),

    async postBuild({ outDir }) {
      if (!isEnabled) {
        await fs.writeFile(path.join(outDir, WORKER), await bundleWorker());
        return;
      }
      const otherLocales = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      const { files, optional, ...build } = await listFiles(outDir, baseUrl, otherLocales);
      const { kept, dropped } = limitSize(files, OFFLINE_BUDGET);
      if (dropped.length) {
        const urls = dropped.slice(0, 5).map(({ url }) => url);
        logger.warn(
          `More than ${OFFLINE_BUDGET} bytes would be stored for offline use. These don't work offline: ${urls.join(', ')}${dropped.length > urls.length ? `, and ${dropped.length - urls.length} more.` : '.'}`,
        );
      }
      const visited = [...optional, ...dropped.filter(({ revision }) => revision === null)];
      const visitedBytes = sizeOfLargest(visited, MAX_VISITED_FILES);
      if (visitedBytes > VISITED_BUDGET)
        logger.warn(
          `${visitedBytes} bytes may be stored of files that a reader has loaded, which is more than ${VISITED_BUDGET}.`,
        );
      const entries = (stored: readonly StoredFile[]) =>
        stored.map(({ url, revision }) => ({ url, revision }));
      await fs.writeFile(
        path.join(outDir, WORKER),
        await bundleWorker({
          ...build,
          files: entries(kept.filter(({ isPage }) => !isPage)),
          pages: entries(kept.filter(({ isPage }) => isPage)),
          optional: visited.map(({ url }) => url),
        }),
      );
    },
  };
}
