const GLOBALS = `declare global {
  interface Window {
    broken?: string;
    loads?: { resolve: () => void; reject: (error: Error) => void }[];
  }
}`;

// Throws after a click until `window.broken` is unset and the user tries again.
const fragile = (name: string, well: string) => `
function ${name}() {
  const [, again] = useState(0);
  if (typeof window !== 'undefined' && window.broken === '${name}') throw new Error('The loom broke.');
  const breakIt = () => { window.broken = '${name}'; again(1); };
  return ${well};
}`;

const page = (title: string, body: string) => `import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { useState } from 'react';
${GLOBALS}
${fragile('Fragile', `<main><h1>${title}</h1><button onClick={breakIt}>Break the page</button></main>`)}
export default function Page() { return ${body}; }
void [Head, Layout];
`;

// Overrides navbar items of type html.
const navbarItem = `import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { useState } from 'react';
${GLOBALS}
${fragile('FragileItem', '<button onClick={breakIt}>Break the navbar</button>')}
export default { ...ComponentTypes, html: FragileItem };
`;

// Tests resolve or reject each load through `window.loads`.
const loading = `import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import Loadable from 'react-loadable';
import { useState } from 'react';
${GLOBALS}
const Late = Loadable({
  loading: Loading,
  loader: () => new Promise((resolve, reject) => {
    (window.loads ??= []).push({ resolve: () => resolve(() => <p>The late part.</p>), reject });
  }),
});
export default function Page() {
  const [shown, show] = useState(false);
  return <Layout title="Loading"><main><h1>Loading</h1>{shown ? <Late /> : <button onClick={() => show(true)}>Load a part</button>}</main></Layout>;
}
`;

/** Pages and a navbar item that crash on demand. */
export const fragilePages: Readonly<Record<string, string>> = {
  'src/pages/crash.tsx': page('Fragile', '<Layout title="Fragile"><Fragile /></Layout>'),
  'src/pages/crash-outside.tsx': page('Bare', '<><Head><title>Bare</title></Head><Fragile /></>'),
  'src/pages/loading.tsx': loading,
  'src/theme/NavbarItem/ComponentTypes.tsx': navbarItem,
};
