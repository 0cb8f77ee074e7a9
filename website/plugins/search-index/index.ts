import type { LoadContext, Plugin } from '@docusaurus/types';
import { INDEX_FOLDER, PLUGIN_NAME, type VersionIndex } from '../../src/components/Search/index-chunk';
import { keepResults } from '../build-cache/keep-results';
import { getLoadedVersions } from '../docs-content/loaded-versions';
import { sortDocs } from '../docs-content/page-order';
import type { PageReader } from '../docs-content/page-reader';
import { createServedFiles } from '../docs-content/served-files';
import { indexPage, splitIndex, type PageIndex } from './index-chunks';
import { readPage } from './read-page';

/** Writes a search index for each docs version. */
export default function searchIndex(context: LoadContext, read: PageReader): Plugin {
  const { siteDir, baseUrl } = context;
  const { clear, write, ...served } = createServedFiles(context, PLUGIN_NAME, INDEX_FOLDER);

  return {
    name: PLUGIN_NAME,
    ...served,

    async allContentLoaded({ allContent, actions }) {
      await clear();
      const versions: VersionIndex[] = [];
      const loaded = getLoadedVersions(allContent);
      const keepResult = keepResults(context, PLUGIN_NAME, loaded);
      for (const version of loaded) {
        const pages: PageIndex[] = [];
        for (const doc of sortDocs(version)) {
          const index = async () => indexPage(await readPage(doc, { siteDir, baseUrl, read }));
          pages.push(await keepResult(doc, index));
        }
        const files = splitIndex(pages);
        for (const { name, contents } of files) await write(name, contents);
        const index = { path: version.path, core: files[0]!.name };
        if (version.isLast) versions.unshift(index);
        else versions.push(index);
      }
      actions.setGlobalData(versions);
    },
  };
}
