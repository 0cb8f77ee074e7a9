import path from 'node:path';
import { toSidebarsProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getLoadedVersions } from '../docs-content/loaded-versions';
import { menuOf } from './menu';

/**
 * Writes the sidebars of the latest version to `menu.json`, for the mobile menu outside of the docs, and makes the data that
 * each docs page loads smaller.
 */
export default function docsMenu({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'docs-menu',

    async allContentLoaded({ allContent, actions }) {
      const version = getLoadedVersions(allContent).find(({ isLast }) => isLast);
      await actions.createData('menu.json', version ? menuOf(toSidebarsProp(version)) : []);
    },

    configureWebpack() {
      const include = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs');
      const use = [path.join(__dirname, 'lean-version-loader.js')];
      return { module: { rules: [{ test: /\.json$/, include, use }] } };
    },
  };
}
