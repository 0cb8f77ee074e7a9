import { useEffect } from 'react';

/** Selections that are passed over on the way to another fetch nothing. */
const SETTLED_AFTER = 200;

/** Fetches the code of the page that Enter would open; the generator leaves it out on a slow or metered connection. */
export function usePrefetch(address: string | undefined): void {
  useEffect(() => {
    if (address === undefined) return undefined;
    const timer = setTimeout(() => void window.docusaurus.prefetch(address), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [address]);
}
