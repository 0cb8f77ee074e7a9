import type { Plugin } from '@docusaurus/types';

/**
 * Bundles the pages for the build itself as they are. What makes scripts smaller takes a tenth of the build's time, and no
 * reader loads these.
 */
export default function leanServer(): Plugin {
  const optimization = {
    concatenateModules: false,
    innerGraph: false,
    mangleExports: false,
    realContentHash: false,
    usedExports: false,
  };
  return {
    name: 'lean-server',
    configureWebpack: (_, isServer) => (isServer ? { optimization } : {}),
  };
}
