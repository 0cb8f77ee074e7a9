import type { Variant } from '../variant.ts';
import { fragilePages } from './fragile-pages.ts';
import { smallDocs } from './small-docs.ts';

const versioned = Object.fromEntries(
  Object.entries(smallDocs)
    .filter(([file]) => file.startsWith('docs/'))
    .map(([file, text]) => [file.replace('docs/', 'versioned_docs/version-1.0/'), text]),
);

const fragileItem = { type: 'html', value: 'fragile', position: 'left' } as const;

/** All optional features enabled, with a second docs version and a second locale. */
export const allFeatures: Variant = {
  name: 'all-features',
  settings: {
    announcementBar: {
      id: 'news-1',
      content: 'Version <b>2</b> is here.',
      backgroundColor: '#20232a',
      textColor: '#ffffff',
      isCloseable: true,
    },
    colorMode: { disableSwitch: false, respectPrefersColorScheme: true },
    navbar: {
      hideOnScroll: true,
      style: 'primary',
      localeDropdown: true,
      versionDropdown: true,
      items: [fragileItem],
    },
    locales: ['en', 'fr'],
  },
  files: {
    ...smallDocs,
    ...versioned,
    'versions.json': '["1.0"]\n',
    'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify({
      docs: ['intro', 'guide/index', 'guide/details'],
    }),
    'docs/hidden.md':
      '---\ntitle: Hidden\ndescription: Reached by its address alone.\nunlisted: true\n---\n\nNot listed anywhere.\n',
    ...fragilePages,
  },
};
