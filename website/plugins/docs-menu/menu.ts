import type { PropSidebar, PropSidebars } from '@docusaurus/plugin-content-docs';

/** The items of the sidebar `docs`, followed by those of `guides` in a category. */
export function menuOf({ docs = [], guides = [] }: PropSidebars): PropSidebar {
  if (guides.length === 0) return docs;
  return [...docs, { type: 'category', label: 'Guides', items: guides, collapsible: true, collapsed: true }];
}
