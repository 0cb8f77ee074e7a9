import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { INDEX_FOLDER, PLUGIN_NAME, type VersionIndex } from '../../src/components/Search/index-chunk';
import type { Drawing } from '../drawn-page';
import { indexFiles } from './index-chunks';
import { orderedDocs } from './page-order';
import { readPage } from './read-page';

/**
 * Writes a search index for each docs version, with the words and the anchors of the drawn pages. The build puts it beside the
 * pages; the authoring server serves it, too.
 */
export default function searchIndex(context: LoadContext, drawing: Drawing): Plugin {
  const { siteDir, baseUrl, generatedFilesDir } = context;
  const folder = path.join(generatedFilesDir, PLUGIN_NAME, 'files');

  return {
    name: PLUGIN_NAME,

    async allContentLoaded({ allContent, actions }) {
      await fs.rm(folder, { recursive: true, force: true });
      await fs.mkdir(folder, { recursive: true });
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const versions: VersionIndex[] = [];
      for (const version of docs.flatMap(({ loadedVersions }) => loadedVersions)) {
        const pages = orderedDocs(version).map((doc) => readPage(doc, { siteDir, baseUrl, ...drawing }));
        const files = indexFiles(await Promise.all(pages));
        await Promise.all(files.map(({ name, contents }) => fs.writeFile(path.join(folder, name), contents)));
        const index = { path: version.path, core: files[0]!.name };
        if (version.isLast) versions.unshift(index);
        else versions.push(index);
      }
      actions.setGlobalData(versions);
    },

    configureWebpack() {
      const devServer = { static: [{ directory: folder, publicPath: baseUrl + INDEX_FOLDER, watch: false }] };
      // The field is typed only where webpack-dev-server's types are loaded.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ outDir }) {
      await fs.cp(folder, path.join(outDir, INDEX_FOLDER), { recursive: true });
    },
  };
}
