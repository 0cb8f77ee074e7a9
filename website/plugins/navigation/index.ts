import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const inNavigation = (file: string) => path.join(__dirname, '../../src/navigation', file);

/**
 * A navigation loads its page with `src/navigation/preload-route.ts`, which knows what to do without a network, and doesn't wait for
 * a page that has loaded.
 */
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
                  resolve: { alias: { './preload': inNavigation('preload-route.ts') } },
                },
                {
                  test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/,
                  resolve: { alias: { './PendingNavigation': inNavigation('PendingNavigation.ts') } },
                },
              ],
            },
          },
  };
}
