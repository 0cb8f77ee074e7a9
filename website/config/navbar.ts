import type { NavbarItem, UserThemeConfig } from '@docusaurus/theme-common';
import { identity } from './identity';
import type { SiteSettings } from './site-settings';

export function navbar({ navbar: choice }: SiteSettings): NonNullable<UserThemeConfig['navbar']> {
  const items: NavbarItem[] = [
    { type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Documentation' },
    ...(choice.items ?? []),
    ...(choice.versionDropdown ? [{ type: 'docsVersionDropdown', position: 'right' }] : []),
    ...(choice.localeDropdown ? [{ type: 'localeDropdown', position: 'right' }] : []),
    { href: identity.repository, position: 'right', label: 'GitHub' },
  ];
  return {
    title: identity.name.display,
    logo: { src: 'img/icon.svg', alt: '', width: 28, height: 28 },
    hideOnScroll: choice.hideOnScroll,
    ...(choice.style && { style: choice.style }),
    items,
  };
}
