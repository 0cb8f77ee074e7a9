import Head from '@docusaurus/core/lib/client/exports/Head';
import type { Props } from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState, type ReactNode } from 'react';

/**
 * Docusaurus' `Head`, without effect while the page hydrates. The HTML has the whole head already. The parts of a page
 * hydrate one by one, so that its metadata and the classes of `<html>` would be replaced by the site's, and back. Then all
 * of them are rendered at once: a transition could be interrupted between them.
 */
export default function HeadAfterHydration(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isRendered, setIsRendered] = useState(isBrowser);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- all of them after one another, in one render
    if (isBrowser) setIsRendered(true);
  }, [isBrowser]);
  return isRendered && <Head {...props} />;
}
