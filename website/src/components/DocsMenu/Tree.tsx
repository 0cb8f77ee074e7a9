import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import DocSidebarItems from '@theme/DocSidebarItems';
import menu from '@generated/docs-menu/default/menu.json';
import type { ReactNode } from 'react';
import { closeMobileMenu } from '../closeMobileMenu';

function closeOnNavigation(item: PropSidebarItem): void {
  if (item.type === 'link' || (item.type === 'category' && item.href)) closeMobileMenu();
}

export default function Tree(): ReactNode {
  return (
    <ul className="menu__list">
      <DocSidebarItems items={menu} activePath="" level={1} onItemClick={closeOnNavigation} />
    </ul>
  );
}
