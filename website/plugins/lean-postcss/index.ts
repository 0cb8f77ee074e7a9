import type { Plugin } from '@docusaurus/types';

const PRESET = /[\\/]postcss-preset-env[\\/]/;

/**
 * Leaves what the supported browsers lack to Lightning CSS, which minifies the styles and knows these browsers too. PostCSS
 * took longer than everything else that compiles styles. There are no configuration files to search for in each folder.
 */
export default function leanPostCss(): Plugin {
  return {
    name: 'lean-postcss',
    configurePostCss: ({ plugins, ...options }) => ({
      ...options,
      config: false,
      plugins: plugins.filter(
        (plugin: unknown) => !(Array.isArray(plugin) && PRESET.test(String(plugin[0]))),
      ),
    }),
  };
}
