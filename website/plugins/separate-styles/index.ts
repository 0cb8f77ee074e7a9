import type { Plugin } from '@docusaurus/types';

type Module = { readonly nameForCondition?: () => string | null };

/** Puts the styles of some sources into a style sheet with this name. */
const sheet = (name: string, sources: RegExp) => ({
  name,
  type: 'css/mini-extract',
  test: (module: Module) => sources.test(module.nameForCondition?.() ?? ''),
  chunks: 'all' as const,
  enforce: true,
  priority: 60,
});

const cacheGroups = {
  homeStyles: sheet('home', /[\\/]src[\\/]components[\\/]Home[\\/]/),
  packageStyles: sheet('packages', /[\\/]packages[\\/](?:playground|workbench)[\\/]/),
};

/**
 * Puts the styles of the home page, and those of the playground and the workbench, into style sheets of their own. Docusaurus
 * puts all styles into one, which would make every page heavier. What imports them loads them.
 */
export default function separateStyles(): Plugin {
  return {
    name: 'separate-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups } } },
  };
}
