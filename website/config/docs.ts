import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { rehypeHighlightCode } from '../plugins/highlight-code';
import { identity } from './identity';

export const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  rehypePlugins: [rehypeHighlightCode],
  editUrl: `${identity.repository}/edit/main/website/`,
  versions: { current: { label: 'Next' } },
};
