import type { Variant } from '../variant.ts';
import { smallDocs } from './small-docs.ts';

/** What a keeper takes away from the reader: the color-mode switch, and the announcement's close button. */
export const fixed: Variant = {
  name: 'fixed',
  settings: {
    announcementBar: { id: 'fixed', content: 'This stays.', isCloseable: false },
    colorMode: { disableSwitch: true, respectPrefersColorScheme: false },
    navbar: { hideOnScroll: false, style: 'dark', localeDropdown: false, versionDropdown: false },
  },
  files: smallDocs,
};
