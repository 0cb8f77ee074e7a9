import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';

/** What `allContentLoaded` hands over: by plugin name, then by plugin id. */
export type PluginContentLoaded = Record<string, Record<string, unknown>>;

/** Every docs version, with its docs and sidebars. */
export function loadedVersions(allContent: PluginContentLoaded): LoadedVersion[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  return instances.flatMap((instance) => instance.loadedVersions);
}
