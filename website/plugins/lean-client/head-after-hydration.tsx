import Head from '@docusaurus/core/lib/client/exports/Head';
import type { Props } from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

/**
 * Docusaurus' `Head`, without effect while the page hydrates. The HTML has the whole head already. The parts of a page
 * hydrate one by one, so that its metadata and the classes of `<html>` would be replaced by the site's, and back.
 */
export default function HeadAfterHydration(props: Props): ReactNode {
  return useIsBrowser() && <Head {...props} />;
}
