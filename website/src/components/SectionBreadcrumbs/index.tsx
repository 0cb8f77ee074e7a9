import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import type { ReactNode } from 'react';

/** Breadcrumbs for a page outside of the sidebar: home, its `section` from the front matter, its title. */
export default function SectionBreadcrumbs(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const section = (frontMatter as { section?: string }).section;
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
    >
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {section && (
          <li className="breadcrumbs__item">
            <span className="breadcrumbs__link">{section}</span>
          </li>
        )}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{metadata.title}</span>
        </li>
      </ul>
    </nav>
  );
}
