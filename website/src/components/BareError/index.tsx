// Docusaurus' own: the site's waits for hydration, which isn't known outside of the providers.
import Head from '@docusaurus/core/lib/client/exports/Head';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

/**
 * The error page for when the layout itself crashes. It renders outside of all providers, so it can't use the theme's
 * components. Its text and classes are those of `ErrorPageContent`.
 */
export default function BareError({ error, tryAgain }: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>Page Error</title>
      </Head>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <h1 className="hero__title">
            <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
          </h1>
          <div className="margin-vert--lg">
            <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
          </div>
          <hr />
          <ErrorBoundaryError error={error} />
        </div>
      </div>
    </main>
  );
}
