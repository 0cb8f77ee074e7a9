import type { SiteSettings } from './config/site-settings';

/** Options for maintainers. `SiteSettings` documents each. */
export const settings: SiteSettings = {
  released: false,
  colorMode: { disableSwitch: false, respectPrefersColorScheme: false },
  navbar: { hideOnScroll: false, localeDropdown: false, versionDropdown: false },
  offline: true,
  locales: ['en'],
};
