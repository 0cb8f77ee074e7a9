import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

type Sidebar = Extract<SidebarsConfig[string], readonly unknown[]>;
type SidebarItem = Sidebar[number];

/** A heading of the sidebar `guides`, and the pages below it. */
export interface GuideGroup {
  readonly label: string;
  /** The ids of docs, which are their paths in `docs/` without the extension, or other sidebar items. */
  readonly pages: readonly SidebarItem[];
}

/** Turns groups into a sidebar. Leaves out groups without pages. */
export const guideSidebar = (groups: readonly GuideGroup[]): Sidebar =>
  groups
    .filter(({ pages }) => pages.length > 0)
    .map(({ label, pages }) => ({ type: 'category', label, collapsed: false, items: [...pages] }));

/** The ids of the pages in a folder of `docs/`, sorted by name, without its index. */
export const pagesIn = (folder: string): string[] =>
  readdirSync(path.join(__dirname, '../docs', folder))
    .filter((file) => /^(?!_|index\.).*\.mdx?$/.test(file))
    .map((file) => `${folder}/${file.replace(/\.mdx?$/, '')}`)
    .sort();
