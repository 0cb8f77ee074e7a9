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
    .map(({ label, pages }) => ({ type: 'category', label, collapsible: false, items: [...pages] }));
