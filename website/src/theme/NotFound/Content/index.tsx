// Replaces the theme's 404 page: its text is about links of other sites, and below /docs it leaves the title as it is.
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import NotFoundLinks from '@site/src/components/NotFoundLinks';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <>
      <PageMetadata title={title} />
      <main className={clsx('container margin-vert--xl', className)}>
        <div className="row">
          <div className="col col--6 col--offset-3">
            <Heading as="h1" className="hero__title">
              {title}
            </Heading>
            <p>{translate({ id: 'notFound.text', message: 'There is no page at this address.' })}</p>
          </div>
        </div>
      </main>
      <NotFoundLinks />
    </>
  );
}
