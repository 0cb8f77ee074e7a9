// Wrap (unsafe: not listed as safe): the crash page says "Page Error" in the title of the tab, inside the layout as well.
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
