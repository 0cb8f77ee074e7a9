import type { Variant } from '../support/variant.ts';
import { smallDocs } from './small-docs.ts';

const versioned = Object.fromEntries(
  Object.entries(smallDocs)
    .filter(([file]) => file.startsWith('docs/'))
    .map(([file, text]) => [file.replace('docs/', 'versioned_docs/version-1.0/'), text]),
);

/** Everything that is off by default, switched on, with a second docs version and a second locale. */
export const switched: Variant = {
  name: 'switched',
  settings: {
    announcementBar: {
      id: 'news-1',
      content: 'Version <b>2</b> is here.',
      backgroundColor: '#20232a',
      textColor: '#ffffff',
      isCloseable: true,
    },
    colorMode: { disableSwitch: false, respectPrefersColorScheme: true },
    navbar: { hideOnScroll: true, style: 'primary', localeDropdown: true, versionDropdown: true },
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
    'src/pages/crash.tsx': crashPage('window.crash', '<Layout title="Fragile"><Fragile /></Layout>'),
    'src/pages/crash-outside.tsx': crashPage('window.crash', '<Fragile />'),
  },
};

// A page that throws while `flag` is set, after a click, and is well again once it is unset.
function crashPage(flag: string, body: string): string {
  return `import Layout from '@theme/Layout';
import { useState } from 'react';
declare global { interface Window { crash?: boolean } }
void Layout;
function Fragile() {
  const [, again] = useState(0);
  if (typeof window !== 'undefined' && ${flag}) throw new Error('The loom broke.');
  return <main><h1>Fragile</h1><button onClick={() => { ${flag} = true; again(1); }}>Break</button></main>;
}
export default function Page() { return ${body}; }
`;
}
