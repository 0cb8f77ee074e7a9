import type { Plugin } from '@docusaurus/types';

type Module = { readonly nameForCondition?: () => string | null };

const PACKAGES = /[\\/]packages[\\/](?:playground|workbench)[\\/]/;

/**
 * Puts the styles of the playground and the workbench into a style sheet of their own. Docusaurus puts all styles into one,
 * which would make every page heavier. What imports them loads them.
 */
export default function packageStyles(): Plugin {
  return {
    name: 'package-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  packageStyles: {
                    name: 'packages',
                    type: 'css/mini-extract',
                    test: (module: Module) => PACKAGES.test(module.nameForCondition?.() ?? ''),
                    chunks: 'all',
                    enforce: true,
                    priority: 60,
                  },
                },
              },
            },
          },
  };
}
