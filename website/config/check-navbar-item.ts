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
 * Refuses a navbar item of a type that the theme does not have. The theme refuses it as well, but names no other.
 *
 * @throws Error that names the item and the types there are.
 */
export function checkNavbarItem(item: NavbarItem): NavbarItem {
  const { type = 'default' } = item;
  if (TYPES.includes(type) || type.startsWith('custom-')) return item;
  throw new Error(
    `Unknown navbar item type "${type}" in settings.ts. Use one of: ${TYPES.join(', ')}, or custom-… for one of your own.\nThe item is ${JSON.stringify(item)}`,
  );
}
