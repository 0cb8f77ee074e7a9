// Wrap (unsafe: not listed as safe): adds links to the page's Markdown above the title.
import PageTools from '@site/src/components/PageTools';
import DocItemContent from '@theme-original/DocItem/Content';
import type { ComponentProps, ReactNode } from 'react';

export default function DocItemContentWrapper(props: ComponentProps<typeof DocItemContent>): ReactNode {
  return (
    <>
      <PageTools />
      <DocItemContent {...props} />
    </>
  );
}
