// Wrap (unsafe: not listed as safe): adds links below the text, and sets the title below /docs too, where Docusaurus doesn't.
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
