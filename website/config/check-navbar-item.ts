import type { NavbarItem } from '@docusaurus/theme-common';

const TYPES = [
  'default',
  'dropdown',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
];

/**
 * Rejects a navbar item with an unknown `type`. Docusaurus rejects it too, but doesn't list the valid types.
 *
 * @throws Error with the item and the valid types.
 */
export function checkNavbarItem(item: NavbarItem): NavbarItem {
  const { type = 'default' } = item;
  if (TYPES.includes(type) || type.startsWith('custom-')) return item;
  throw new Error(
    `Unknown navbar item type "${type}" in settings.ts. Use one of: ${TYPES.join(', ')}, or custom-… for one of your own.\nThe item is ${JSON.stringify(item)}`,
  );
}
