// Wrap (unsafe: not listed as safe): Escape closes the menu, and a navbar that hides on scroll stays hidden when jumping up to an anchor.
import { useEscapeClosesMenu } from '@site/src/components/useEscapeClosesMenu';
import { useInstantHashScroll } from '@site/src/components/useInstantHashScroll';
import Navbar from '@theme-original/Navbar';
import type { ReactNode } from 'react';

export default function NavbarWrapper(): ReactNode {
  useEscapeClosesMenu();
  useInstantHashScroll();
  return <Navbar />;
}
