import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState } from 'react';

type Size = 'desktop' | 'mobile' | 'ssr';

/** As in Docusaurus and in Infima. */
const DESKTOP = 996;

const measure = (breakpoint: number): Size => (window.innerWidth > breakpoint ? 'desktop' : 'mobile');

/**
 * Docusaurus' hook, which begins with `ssr` on each page. Here, only the first page does: the size is known when the others are
 * rendered, so that they aren't rendered twice.
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP } = {}): Size {
  const isBrowser = useIsBrowser();
  const [size, setSize] = useState(isBrowser ? measure(desktopBreakpoint) : 'ssr');
  useEffect(() => {
    const update = () => setSize(measure(desktopBreakpoint));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
