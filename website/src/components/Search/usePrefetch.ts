import { useEffect } from 'react';

/** Don't prefetch options that the user only passes. */
const DEBOUNCE_MS = 200;

/** Prefetches the page that Enter would open. Docusaurus skips this on slow or metered connections. */
export function usePrefetch(address: string | undefined): void {
  useEffect(() => {
    if (address === undefined) return undefined;
    const timer = setTimeout(() => void window.docusaurus.prefetch(address), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [address]);
}
