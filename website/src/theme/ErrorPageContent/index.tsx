// Wrap (unsafe: not listed as safe): sets the tab's title to "Page Error", inside of the layout too.
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { ReactNode } from 'react';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
