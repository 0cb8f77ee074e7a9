import type { SiteSettings } from './config/site-settings';

/** What a keeper may switch. Each choice is explained where its type stands. */
export const settings: SiteSettings = {
  colorMode: { disableSwitch: false, respectPrefersColorScheme: false },
  navbar: { hideOnScroll: false, localeDropdown: false, versionDropdown: false },
  locales: ['en'],
};
