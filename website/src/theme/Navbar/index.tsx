// Wrap (unsafe: not listed as safe): a navbar that hides on scroll stays hidden when going to a hash anchor above.
import { useInstantHashScroll } from '@site/src/components/useInstantHashScroll';
import Navbar from '@theme-original/Navbar';
import type { ReactNode } from 'react';

export default function NavbarWrapper(): ReactNode {
  useInstantHashScroll();
  return <Navbar />;
}
