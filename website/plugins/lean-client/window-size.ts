import { useSyncExternalStore } from 'react';

/** As in Docusaurus and in Infima. */
const DESKTOP = 996;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/**
 * Docusaurus' hook, which begins with `ssr` on each page. Here, only the first page does: the size is known when the others are
 * rendered, so that they aren't rendered twice.
 */
export const useWindowSize = ({ desktopBreakpoint = DESKTOP } = {}): 'desktop' | 'mobile' | 'ssr' =>
  useSyncExternalStore(
    subscribe,
    () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
