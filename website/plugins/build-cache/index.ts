import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getLoadedVersions, type PluginContentLoaded } from '../docs-content/loaded-versions';
import { hashInputs } from './hash-inputs';

/**
 * Keeps compiled modules for the next build in `node_modules/.cache`, which `docusaurus clear` deletes. Rspack tracks
 * what modules import, but not environment variables or files that plugins read, so those are hashed into the cache's version.
 */
export default function buildCache(context: LoadContext): Plugin {
  let inputs = '';
  return {
    name: 'build-cache',

    async allContentLoaded({ allContent }: { allContent: PluginContentLoaded }) {
      inputs = hashInputs(context, getLoadedVersions(allContent));
    },

    configureWebpack({ experiments }) {
      const { cache } = (experiments ?? {}) as { readonly cache?: { readonly version?: string } };
      if (!cache) return {};
      const directory = path.join(context.siteDir, 'node_modules/.cache/rspack');
      const storage = { type: 'filesystem', directory };
      // Webpack's types don't know these options of Rspack.
      return { experiments: { cache: { version: `${cache.version ?? ''}-${inputs}`, storage } } };
    },
  };
}
