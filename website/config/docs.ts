import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { codePlugins } from './code';
import { identity } from './identity';
import { hasLastUpdates } from './last-updates';

export const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  ...codePlugins,
  editUrl: `${identity.repository}/edit/main/website/`,
  showLastUpdateTime: hasLastUpdates,
  versions: { current: { label: 'Next' } },
};
