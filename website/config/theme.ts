import type { UserThemeConfig } from '@docusaurus/theme-common';
import { footer } from './footer';
import { identity } from './identity';
import { navbar } from './navbar';
import type { SiteSettings } from './site-settings';

/** The color mode for users who haven't chosen one. */
export const DEFAULT_MODE = 'dark';

export function theme(settings: SiteSettings): UserThemeConfig {
  return {
    image: 'img/cards/home.png',
    metadata: [{ name: 'description', content: identity.tagline }],
    colorMode: { defaultMode: DEFAULT_MODE, ...settings.colorMode },
    ...(settings.announcementBar && { announcementBar: settings.announcementBar }),
    navbar: navbar(settings),
    footer,
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    // Code is highlighted at build time: without a theme here, Prism's default one is in each page's scripts.
    prism: { theme: { plain: {}, styles: [] } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  };
}
