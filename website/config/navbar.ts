import type { NavbarItem, UserThemeConfig } from '@docusaurus/theme-common';
import sidebars from '../sidebars';
import { checkNavbarItem } from './check-navbar-item';
import { identity } from './identity';
import type { SiteSettings } from './site-settings';

export function navbar({ navbar: options }: SiteSettings): NonNullable<UserThemeConfig['navbar']> {
  const documentation = {
    type: 'docSidebar',
    sidebarId: 'docs',
    position: 'left',
    label: 'Documentation',
  } as const;
  const guides = { type: 'docSidebar', sidebarId: 'guides', position: 'left', label: 'Guides' } as const;
  const playground = { to: '/playground', position: 'left', label: 'Playground' } as const;
  const versions = { type: 'docsVersionDropdown', position: 'right' } as const;
  const locales = { type: 'localeDropdown', position: 'right' } as const;
  const repository = { href: identity.repository, position: 'right', label: 'GitHub' } as const;
  const items: NavbarItem[] = [
    documentation,
    ...('guides' in sidebars ? [guides] : []),
    playground,
    ...(options.items ?? []).map(checkNavbarItem),
    ...(options.versionDropdown ? [versions] : []),
    ...(options.localeDropdown ? [locales] : []),
    repository,
  ];
  return {
    title: identity.name.display,
    logo: { src: 'img/icon.svg', alt: '', width: 28, height: 28 },
    hideOnScroll: options.hideOnScroll,
    ...(options.style && { style: options.style }),
    items,
  };
}
