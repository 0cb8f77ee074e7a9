import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { codePlugins } from './config/code';
import { docs, pages } from './config/docs';
import { headTags } from './config/head';
import { identity, rename } from './config/identity';
import { hasLastUpdates } from './config/last-updates';
import { markdown } from './config/markdown';
import { pageCount } from './config/page-count';
import { redirects } from './config/redirects';
import { theme } from './config/theme';
import { ssrTemplate } from './config/without-scripts';
import { afterOthers } from './plugins/after-others';
import appFrame from './plugins/app-frame';
import arrangePages from './plugins/arrange-pages';
import brandImages, { GENERATED_STATIC_DIRECTORY } from './plugins/brand-images';
import buildCache from './plugins/build-cache';
import checkSidebars from './plugins/check-sidebars';
import docsMenu from './plugins/docs-menu';
import earlyPresses from './plugins/early-presses';
import failedScripts from './plugins/failed-scripts';
import home from './plugins/home';
import noPrism from './plugins/highlight-code/no-prism';
import leanClient from './plugins/lean-client';
import leanFonts from './plugins/lean-fonts';
import leanPostCss from './plugins/lean-postcss';
import leanServer from './plugins/lean-server';
import mergeChunks from './plugins/merge-chunks';
import moduleSizes from './plugins/module-sizes';
import navigation from './plugins/navigation';
import offline from './plugins/offline';
import oneReact from './plugins/one-react';
import packageSources from './plugins/package-sources';
import pageMarkdown from './plugins/page-markdown';
import pageTable from './plugins/page-table';
import renameScripts from './plugins/rename-scripts';
import robots from './plugins/robots';
import runtimeSource, { RUNTIME_DIRECTORY } from './plugins/runtime-source';
import searchIndex from './plugins/search-index';
import separateStyles from './plugins/separate-styles';
import startInTurns from './plugins/start-in-turns';
import stateLab from './plugins/state-lab';
import typeChecker, { TYPE_CHECKER_DIRECTORY } from './plugins/type-checker';
import { settings } from './settings';

const customCss = ['tokens', 'theme', 'prose', 'navigation', 'tabs', 'print'].map(
  (name) => `./src/css/${name}.css`,
);

const config: Config = {
  title: identity.name.display,
  tagline: identity.tagline,
  url: identity.url,
  baseUrl: '/',
  favicon: 'img/icon.svg',
  staticDirectories: ['static', GENERATED_STATIC_DIRECTORY, RUNTIME_DIRECTORY, TYPE_CHECKER_DIRECTORY],
  titleDelimiter: '|',
  customFields: { identity },
  i18n: { defaultLocale: settings.locales[0], locales: [...settings.locales] },
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown,
  future: {
    v4: true,
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      // Each thread loads all pages again. With a few hundred of them, that takes as long as it saves, and more memory.
      ssgWorkerThreads: pageCount > 500,
    },
  },
  presets: [
    [
      'classic',
      {
        docs,
        blog: false,
        pages: codePlugins,
        theme: { customCss },
        sitemap: {
          ignorePatterns: ['/docs'],
          lastmod: hasLastUpdates ? 'date' : null,
          changefreq: null,
          priority: null,
        },
      } satisfies Preset.Options,
    ],
  ],
  // The first is loaded before the first page's chunks, to catch their failure.
  clientModules: [
    './src/components/LoadFailure/first-load.tsx',
    './src/scrolling/client.ts',
    ...(settings.offline ? ['./src/components/Offline/client.ts'] : []),
    './src/early-presses/client.ts',
    './src/fonts/client.ts',
  ],
  plugins: afterOthers(
    [
      (context) => searchIndex(context, pages.read),
      (context) => pageMarkdown(context, { identity, read: pages.read }),
      (context) => brandImages(context, { identity }),
      buildCache,
      (context) => appFrame(context, rename),
      (context) => arrangePages(context, redirects(context)),
      checkSidebars,
      docsMenu,
      earlyPresses,
      failedScripts,
      (context) => home(context, { identity }),
      leanClient,
      leanFonts,
      leanPostCss,
      leanServer,
      mergeChunks,
      moduleSizes,
      navigation,
      noPrism,
      oneReact,
      pageTable,
      packageSources,
      separateStyles,
      (context) => renameScripts(context, { identity }),
      robots,
      (context) => runtimeSource(context, { identity, isReleased: settings.released }),
      startInTurns,
      stateLab,
      typeChecker,
    ],
    (context) => offline(context, { isEnabled: settings.offline }),
  ),
  ssrTemplate,
  headTags: headTags(settings),
  themeConfig: theme(settings) satisfies Preset.ThemeConfig,
};

export default config;
