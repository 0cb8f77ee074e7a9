import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Keeps the theme's own highlighter out of the browser: code is highlighted already, and it weighs a fifth of the scripts. */
export default function noPrism(): Plugin {
  return {
    name: 'no-prism',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer': path.join(__dirname, 'prism-stub.ts') } },
    }),
  };
}
