import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';

/** The argument of `allContentLoaded`: content by plugin name and plugin id. */
export type PluginContentLoaded = Record<string, Record<string, unknown>>;

/** All docs versions with their docs and sidebars. */
export function getLoadedVersions(allContent: PluginContentLoaded): LoadedVersion[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  return instances.flatMap((instance) => instance.loadedVersions);
}
