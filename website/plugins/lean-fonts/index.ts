import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Those of `@font-face` in the style sheets. */
const WEIGHTS = { min: 400, max: 700 };

/** Makes the site's fonts smaller: a phone loads them before the scripts. */
export default function leanFonts(): Plugin {
  const loader = { loader: path.join(__dirname, 'lean-font-loader.js'), options: { weights: WEIGHTS } };
  const rule = { test: /@fontsource-variable[\\/].*\.woff2$/, enforce: 'pre' as const, use: [loader] };
  return {
    name: 'lean-fonts',
    configureWebpack: ({ mode }) => (mode === 'production' ? { module: { rules: [rule] } } : {}),
  };
}
