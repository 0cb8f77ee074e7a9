import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { navbarTypes } from './navbar-types';

/** What only the build reads of the site's configuration. */
const BUILD_CONFIG = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** Makes what Docusaurus puts into the main script and the generator's worker smaller, and what it does while a page hydrates less. */
export default function leanClient({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const { navbar } = siteConfig.themeConfig as unknown as ThemeConfig;
  const generated = (file: string, loader: string, options = {}) => ({
    include: path.join(generatedFilesDir, file),
    use: [{ loader: path.join(__dirname, `${loader}-loader.js`), options }],
  });
  const rules = [
    generated('registry.js', 'registry'),
    {
      // What is imported on demand: the data of routes, and the example of the playground.
      test: /[\\/](?:__plugin|p[\\/][^\\/]+|petstore)\.json$/,
      include: generatedFilesDir,
      type: 'javascript/auto',
      // After the loaders that make some of them smaller.
      enforce: 'post' as const,
      use: [path.join(__dirname, 'json-module-loader.js')],
    },
    generated('docusaurus.config.mjs', 'drop', { names: BUILD_CONFIG }),
    { ...generated('site-metadata.json', 'drop', { names: ['pluginVersions'] }), type: 'json' },
    {
      test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]browserContext\.js$/,
      use: [path.join(__dirname, 'after-hydration-loader.js')],
    },
    {
      test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
      resolve: { alias: { './prefetch': path.join(__dirname, 'prefetch-once.ts') } },
    },
    {
      test: /@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/]NavbarItem[\\/]ComponentTypes\.js$/,
      use: [
        {
          loader: path.join(__dirname, 'navbar-items-loader.js'),
          options: { types: navbarTypes(navbar.items) },
        },
      ],
    },
    {
      test: /@docusaurus[\\/]theme-common[\\/]lib[\\/]index\.js$/,
      resolve: { alias: { './hooks/useWindowSize': path.join(__dirname, 'window-size.ts') } },
    },
    {
      // Browsers have `:focus-visible`. When its class changes, on each click, every element would get its style again.
      test: /@docusaurus[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useKeyboardNavigation\.js$/,
      resolve: { alias: { './styles.css': false as const } },
    },
    {
      test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
      resolve: { alias: { tslib: path.join(__dirname, 'tslib-stub.ts') } },
    },
    {
      test: /@codemirror[\\/]lang-javascript[\\/]dist[\\/]index\.js$/,
      resolve: { alias: { '@codemirror/autocomplete': path.join(__dirname, 'completion-stub.ts') } },
    },
    {
      test: /[\\/](?:react-helmet-async|react-router|react-router-dom)[\\/]/,
      resolve: { alias: { 'prop-types': path.join(__dirname, 'prop-types-stub.ts') } },
    },
    {
      test: /[\\/]react-router(?:-dom)?[\\/]esm[\\/]/,
      resolve: { alias: { history: path.join(__dirname, 'browser-history.ts') } },
    },
    {
      test: /[\\/]react-router[\\/]esm[\\/]react-router\.js$/,
      use: [path.join(__dirname, 'native-context-loader.js')],
    },
    // They don't say so themselves, so that what is never used would stay.
    { test: /[\\/](?:yaml[\\/]browser|hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
    {
      test: /[\\/]yaml[\\/]browser[\\/]dist[\\/](?:stringify[\\/]|schema[\\/]yaml-1\.1[\\/](?!merge|schema))/,
      use: [path.join(__dirname, 'yaml-reader-loader.js')],
    },
  ];
  return {
    name: 'lean-client',
    // In development, Docusaurus' debug pages show what is dropped here.
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            module: { rules },
            resolve: { alias: { '@docusaurus/Head': path.join(__dirname, 'head-after-hydration.tsx') } },
          },
  };
}
