import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { INDEX_FOLDER, PLUGIN_NAME, type VersionIndex } from './index-chunk';

/** The URL of the first index file: for the active docs version, or the latest outside of the docs. */
export function useIndexUrl(): string {
  const { pathname } = useLocation();
  const versions = usePluginData(PLUGIN_NAME) as readonly VersionIndex[];
  const here = versions
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  const { core } = here[0] ?? versions[0] ?? { core: '' };
  return useBaseUrl(`${INDEX_FOLDER}/${core}`);
}
