import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Removes Prism from the client bundle: it is a fifth of the scripts, and code is highlighted at build time. */
export default function noPrism(): Plugin {
  return {
    name: 'no-prism',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer': path.join(__dirname, 'prism-stub.ts') } },
    }),
  };
}
