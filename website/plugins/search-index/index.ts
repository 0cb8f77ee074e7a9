import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import { INDEX_FOLDER, PLUGIN_NAME, type VersionIndex } from '../../src/components/Search/index-chunk';
import { indexFiles } from './index-chunks';
import { orderedDocs } from './page-order';
import { readPage } from './read-page';

export interface SearchIndexOptions {
  /** Re-brands a page's source, so that the index has the words and the anchors of the page. */
  readonly rename?: (text: string) => string;
  /** What draws samples into a page, so that the index has their words. */
  readonly remarkPlugins?: PluggableList | undefined;
}

/** Writes a search index for each docs version. The build puts it beside the pages; the authoring server serves it, too. */
export default function searchIndex(
  context: LoadContext,
  { rename = (text) => text, remarkPlugins = [] }: SearchIndexOptions,
): Plugin {
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
        const pages = orderedDocs(version).map((doc) =>
          readPage(doc, { siteDir, baseUrl, rename, remarkPlugins }),
        );
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
