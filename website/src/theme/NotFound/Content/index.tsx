// Wrap (unsafe: not listed as safe): below the theme's words stand ways on, and an address below /docs keeps the title, which is set for the others only.
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import NotFoundLinks from '@site/src/components/NotFoundLinks';
import type { Props } from '@theme/NotFound/Content';
import NotFoundContent from '@theme-original/NotFound/Content';
import type { ReactNode } from 'react';

export default function NotFoundContentWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })} />
      <NotFoundContent {...props} />
      <NotFoundLinks />
    </>
  );
}
