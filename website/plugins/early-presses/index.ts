import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { rememberPresses } from './remember-presses';

/**
 * A press before the page is hydrated isn't lost: it's remembered, and `src/early-presses/client.ts` repeats it when the page is
 * hydrated.
 */
export default function earlyPresses(): Plugin {
  return {
    name: 'early-presses',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: rememberPresses }] }),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/]ColorModeToggle[\\/]index\.js$/,
            use: [path.join(__dirname, 'enable-toggle-loader.js')],
          },
        ],
      },
    }),
  };
}
