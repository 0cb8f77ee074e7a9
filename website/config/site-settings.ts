import type { NavbarItem } from '@docusaurus/theme-common';

/** The type of `settings.ts`. */
export interface SiteSettings {
  /**
   * Whether the packages are in the npm registry. Otherwise, all install steps use tarballs. After a change, run
   * `npm run reference`, which updates the READMEs.
   */
  readonly released: boolean;
  /** A dismissible notice above the navbar. Changing the `id` shows it again to users who dismissed it. */
  readonly announcementBar?: {
    readonly id: string;
    /** HTML. */
    readonly content: string;
    readonly backgroundColor?: string;
    readonly textColor?: string;
    readonly isCloseable?: boolean;
  };
  readonly colorMode: {
    /** Without the switch, the site is always dark. */
    readonly disableSwitch: boolean;
    /** The switch cycles through system, light and dark instead of only light and dark. */
    readonly respectPrefersColorScheme: boolean;
  };
  readonly navbar: {
    /** Hides the navbar on scroll down and shows it on scroll up. */
    readonly hideOnScroll: boolean;
    readonly style?: 'dark' | 'primary';
    readonly localeDropdown: boolean;
    readonly versionDropdown: boolean;
    /** More navbar items, as Docusaurus expects them. */
    readonly items?: readonly NavbarItem[];
  };
  /**
   * Whether a service worker stores the site for use without a network. Otherwise, `sw.js` removes the service worker that a
   * browser has from an earlier build, and what it stored.
   */
  readonly offline: boolean;
  /** The first is the default. Each of the others needs a folder in `i18n/`. */
  readonly locales: readonly [string, ...string[]];
}
