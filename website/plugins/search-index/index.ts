import type { LoadContext, Plugin } from '@docusaurus/types';
import { INDEX_FOLDER, PLUGIN_NAME, type VersionIndex } from '../../src/components/Search/index-chunk';
import { loadedVersions } from '../docs-content/loaded-versions';
import { orderedDocs } from '../docs-content/page-order';
import type { PageReader } from '../docs-content/page-reader';
import { servedFiles } from '../docs-content/served-files';
import { indexFiles, type IndexedPage } from './index-chunks';
import { readPage } from './read-page';

/** Writes a search index for each docs version, with the words and the anchors of its pages as a reader has them. */
export default function searchIndex(context: LoadContext, read: PageReader): Plugin {
  const { siteDir, baseUrl } = context;
  const { clear, write, ...served } = servedFiles(context, PLUGIN_NAME, INDEX_FOLDER);

  return {
    name: PLUGIN_NAME,
    ...served,

    async allContentLoaded({ allContent, actions }) {
      await clear();
      const versions: VersionIndex[] = [];
      for (const version of loadedVersions(allContent)) {
        const pages: IndexedPage[] = [];
        for (const doc of orderedDocs(version)) pages.push(await readPage(doc, { siteDir, baseUrl, read }));
        const files = indexFiles(pages);
        for (const { name, contents } of files) await write(name, contents);
        const index = { path: version.path, core: files[0]!.name };
        if (version.isLast) versions.unshift(index);
        else versions.push(index);
      }
      actions.setGlobalData(versions);
    },
  };
}
