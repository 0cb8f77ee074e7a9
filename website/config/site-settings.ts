import type { NavbarItem } from '@docusaurus/theme-common';

/** The choices of the site that are one setting away; `settings.ts` makes them. */
export interface SiteSettings {
  /** A dismissible notice above the navbar. Readers who dismissed it see it again when its `id` changes. */
  readonly announcementBar?: {
    readonly id: string;
    /** HTML. */
    readonly content: string;
    readonly backgroundColor?: string;
    readonly textColor?: string;
    readonly isCloseable?: boolean;
  };
  readonly colorMode: {
    /** Without the switch every reader has the default, dark. */
    readonly disableSwitch: boolean;
    /** The switch then cycles system, light, dark; otherwise it flips between dark and light. */
    readonly respectPrefersColorScheme: boolean;
  };
  readonly navbar: {
    /** Hides the navbar on scroll down, shows it on scroll up. */
    readonly hideOnScroll: boolean;
    readonly style?: 'dark' | 'primary';
    readonly localeDropdown: boolean;
    readonly versionDropdown: boolean;
    /** Items beyond the house's own, in Docusaurus' form. */
    readonly items?: readonly NavbarItem[];
  };
  /** The first is the default. A further one needs its folder under `i18n/`. */
  readonly locales: readonly [string, ...string[]];
}
