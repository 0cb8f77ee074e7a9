import { useEffect, type RefObject } from 'react';

const isInternal = ({ origin, target }: HTMLAnchorElement) => origin === location.origin && !target;

/**
 * Loads the pages of links in HTML that React didn't render, as Docusaurus' `Link` does: when a link comes into view, and
 * when the reader is about to follow it. Docusaurus doesn't on a slow connection.
 */
export function useLinkPrefetch(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = within.current;
    if (!content || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    });
    for (const link of content.querySelectorAll('a')) if (isInternal(link)) observer.observe(link);
    const preload = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      if (link && isInternal(link)) void window.docusaurus.preload(link.pathname);
    };
    const listeners = new AbortController();
    for (const event of ['mouseover', 'touchstart'])
      content.addEventListener(event, preload, { passive: true, signal: listeners.signal });
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, [within]);
}
