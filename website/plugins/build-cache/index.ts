import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getLoadedVersions, type PluginContentLoaded } from '../docs-content/loaded-versions';
import { samplesDirectory } from '../samples/samples-directory';
import { hashFiles } from './hash-files';

const repository = path.dirname(samplesDirectory);

/** What compiles pages, or is written into them, without being a module of the site: a change compiles everything. */
const inputs = (siteDir: string) => [
  ...['plugins', 'config', 'docusaurus.config.ts', 'settings.ts'].map((name) => path.join(siteDir, name)),
  samplesDirectory,
  ...['packages', 'package-lock.json'].map((name) => path.join(repository, name)),
  ...[process.env['SAMPLES_REPORT']].filter((file) => file !== undefined),
];

/**
 * Keeps compiled modules for the next build in `node_modules/.cache`, which `docusaurus clear` deletes. Rspack knows what its
 * modules import, but neither of environment variables nor of what plugins read: all that is a part of the cache's version.
 */
export default function buildCache({ siteDir, siteConfig, i18n }: LoadContext): Plugin {
  let paths: unknown;
  return {
    name: 'build-cache',

    // A page's compiled links contain the paths of other pages.
    async allContentLoaded({ allContent }: { allContent: PluginContentLoaded }) {
      const docs = getLoadedVersions(allContent).flatMap((version) => version.docs);
      paths = docs.map(({ source, permalink }) => [source, permalink]);
    },

    configureWebpack({ experiments }, isServer) {
      const { cache } = (experiments ?? {}) as { readonly cache?: { readonly version?: string } };
      if (!cache) return {};
      const values = [cache.version, isServer, siteConfig, i18n, paths, hashFiles(inputs(siteDir))];
      const version = createHash('sha256').update(JSON.stringify(values)).digest('hex');
      const directory = path.join(siteDir, 'node_modules/.cache/rspack');
      const storage = { type: 'filesystem', directory };
      // Webpack's types don't know these options of Rspack.
      return { experiments: { cache: { version, storage } } };
    },
  };
}
