import type { NavbarItem, UserThemeConfig } from '@docusaurus/theme-common';
import { checkNavbarItem } from './check-navbar-item';
import { identity } from './identity';
import type { SiteSettings } from './site-settings';

export function navbar({ navbar: choice }: SiteSettings): NonNullable<UserThemeConfig['navbar']> {
  const documentation = {
    type: 'docSidebar',
    sidebarId: 'docs',
    position: 'left',
    label: 'Documentation',
  } as const;
  const versions = { type: 'docsVersionDropdown', position: 'right' } as const;
  const locales = { type: 'localeDropdown', position: 'right' } as const;
  const repository = { href: identity.repository, position: 'right', label: 'GitHub' } as const;
  const items: NavbarItem[] = [
    documentation,
    ...(choice.items ?? []).map(checkNavbarItem),
    ...(choice.versionDropdown ? [versions] : []),
    ...(choice.localeDropdown ? [locales] : []),
    repository,
  ];
  return {
    title: identity.name.display,
    logo: { src: 'img/icon.svg', alt: '', width: 28, height: 28 },
    hideOnScroll: choice.hideOnScroll,
    ...(choice.style && { style: choice.style }),
    items,
  };
}
