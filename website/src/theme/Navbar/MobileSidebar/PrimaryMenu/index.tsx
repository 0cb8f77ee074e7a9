// Wrap (unsafe: not listed as safe): adds the tree of the docs below the navbar's items, on pages outside of the docs.
import DocsMenu from '@site/src/components/DocsMenu';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import type { ReactNode } from 'react';

export default function PrimaryMenuWrapper(): ReactNode {
  return (
    <>
      <PrimaryMenu />
      <DocsMenu />
    </>
  );
}
