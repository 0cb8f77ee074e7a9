import type { Variant } from '../variant.ts';
import { smallDocs } from './small-docs.ts';

/** A site that users can't change: no color mode switch, an announcement without a close button, no service worker. */
export const locked: Variant = {
  name: 'locked',
  settings: {
    announcementBar: { id: 'pinned', content: 'This stays.', isCloseable: false },
    colorMode: { disableSwitch: true, respectPrefersColorScheme: false },
    navbar: { hideOnScroll: false, style: 'dark', localeDropdown: false, versionDropdown: false },
    offline: false,
  },
  files: smallDocs,
};
