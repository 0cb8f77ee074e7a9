import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/** What `allContentLoaded` hands over: by plugin name, then by plugin id. */
export type PluginContentLoaded = Record<string, Record<string, unknown>>;

/** Every doc of every docs version. */
export function loadedDocs(allContent: PluginContentLoaded): LoadedContent['loadedVersions'][number]['docs'] {
  const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
  return docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
}
