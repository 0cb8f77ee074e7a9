import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { code } from './code';
import { identity } from './identity';
import { showsLastUpdates } from './last-updates';

export const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  ...code,
  editUrl: `${identity.repository}/edit/main/website/`,
  showLastUpdateTime: showsLastUpdates,
  versions: { current: { label: 'Next' } },
};
