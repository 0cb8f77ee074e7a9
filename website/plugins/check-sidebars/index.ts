import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { getLoadedVersions } from '../docs-content/loaded-versions';

type SidebarItem = LoadedVersion['sidebars'][string][number];

function hasLink(item: SidebarItem): boolean {
  if (item.type === 'category') return item.link !== undefined || item.items.some(hasLink);
  return item.type !== 'html';
}

/**
 * Rejects a sidebar without links. Docusaurus only rejects it if the navbar uses it, and doesn't say what to do.
 *
 * @throws Error with the sidebar, its docs version, and what to add.
 */
export default function checkSidebars(): Plugin {
  return {
    name: 'check-sidebars',
    async allContentLoaded({ allContent }) {
      for (const { versionName, sidebars } of getLoadedVersions(allContent)) {
        for (const [id, items] of Object.entries(sidebars)) {
          if (items.some(hasLink)) continue;
          throw new Error(
            `The sidebar "${id}" of docs version "${versionName}" has no link. Add a doc, a link, or a category that links to one, or delete the sidebar.`,
          );
        }
      }
    },
  };
}
