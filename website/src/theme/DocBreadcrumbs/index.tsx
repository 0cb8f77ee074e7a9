// Wrap (unsafe: not listed as safe): a page outside of the sidebar gets breadcrumbs from its `section`.
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import SectionBreadcrumbs from '@site/src/components/SectionBreadcrumbs';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type { ReactNode } from 'react';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return useSidebarBreadcrumbs()?.length ? <DocBreadcrumbs /> : <SectionBreadcrumbs />;
}
