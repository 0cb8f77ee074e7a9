import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** A navigation loads its page with `src/navigation/preload-route.ts`, which knows what to do without a network. */
export default function navigation(): Plugin {
  return {
    name: 'navigation',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/,
                  resolve: {
                    alias: { './preload': path.join(__dirname, '../../src/navigation/preload-route.ts') },
                  },
                },
              ],
            },
          },
  };
}
