import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { navbarTypes } from '../lean-client/navbar-types';
import { PageChunks } from './page-chunks';

const GENERATED = ['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'];

const inNavigation = (file: string) => path.join(__dirname, '../../src/navigation', file);

/**
 * Keeps scripts as small as they are, however many pages the site has. Docusaurus puts five entries for each page into the
 * main script and the bundler's runtime. Here they have none. What it takes to open a page is in a file with all pages, which
 * is loaded after a page is hydrated (`src/navigation/register-page.ts`), and what it takes to hydrate it in the page's HTML.
 * `arrange-pages` writes both.
 */
export default function pageTable({ siteDir, generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const { navbar } = siteConfig.themeConfig as unknown as ThemeConfig;
  // An item of this type looks up any page.
  const options = { keepsDocs: navbarTypes(navbar.items).includes('doc') };
  const generated = (file: string) => ({
    include: path.join(generatedFilesDir, file),
    use: [{ loader: path.join(__dirname, 'without-pages-loader.js'), options }],
    ...(file.endsWith('.json') && { type: 'json' }),
  });
  const alias = {
    './preload': inNavigation('preload-page.ts'),
    './docusaurus': inNavigation('prefetch-page.ts'),
  };
  const client = {
    test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/](?:clientEntry|docusaurus)\.js$/,
    resolve: { alias },
  };
  return {
    name: 'page-table',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            module: { rules: [...GENERATED.map(generated), client] },
            plugins: [new PageChunks(siteDir, generatedFilesDir)],
          },
  };
}
