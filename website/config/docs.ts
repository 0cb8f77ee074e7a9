import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { rehypeHighlightCode } from '../plugins/highlight-code';
import { remarkSamples } from '../plugins/samples';
import { samplesDirectory } from '../plugins/samples/samples-directory';
import { identity, rename } from './identity';

export const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  remarkPlugins: [[remarkSamples, { directory: samplesDirectory, rename }]],
  rehypePlugins: [rehypeHighlightCode],
  editUrl: `${identity.repository}/edit/main/website/`,
  versions: { current: { label: 'Next' } },
};
