import type { Plugin } from '@docusaurus/types';

/** Resolves imports in the sources of our packages, which name the built file: `./engine.js` is `engine.ts`. */
export default function packageSources(): Plugin {
  return {
    name: 'package-sources',
    configureWebpack: () => ({ resolve: { extensionAlias: { '.js': ['.js', '.ts'] } } }),
  };
}
