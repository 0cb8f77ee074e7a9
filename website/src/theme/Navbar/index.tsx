// Wrap (unsafe: not listed as safe): Escape closes the menu.
import { useEscapeClosesMenu } from '@site/src/components/useEscapeClosesMenu';
import Navbar from '@theme-original/Navbar';
import type { ReactNode } from 'react';

export default function NavbarWrapper(): ReactNode {
  useEscapeClosesMenu();
  return <Navbar />;
}
