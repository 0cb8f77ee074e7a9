import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Creates the pages that redirect. */
export const redirects = (context: LoadContext): Plugin =>
  clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [{ from: '/docs', to: '/docs/intro' }],
  }) as Plugin;
