import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { rehypeBelowFirstScreen } from '../plugins/docs-content/below-first-screen';
import { recmaLocalJsx } from '../plugins/docs-content/local-jsx';
import { createPageReader } from '../plugins/docs-content/page-reader';
import { codePlugins } from './code';
import { identity } from './identity';
import { hasLastUpdates } from './last-updates';
import { markdown } from './markdown';

/** Reads each page once for the search index, the Markdown export and the page itself. */
export const pages = createPageReader(
  { preprocessor: markdown.preprocessor, remarkPlugins: codePlugins.remarkPlugins },
  2,
);

export const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  beforeDefaultRemarkPlugins: [pages.remarkReadPages],
  rehypePlugins: [rehypeBelowFirstScreen, ...codePlugins.rehypePlugins],
  recmaPlugins: [recmaLocalJsx],
  editUrl: `${identity.repository}/edit/main/website/`,
  showLastUpdateTime: hasLastUpdates,
  versions: { current: { label: 'Next' } },
};
