// Wrap (unsafe: not listed as safe): renders it after the first screen of a page that a link opens.
import BelowFirstScreen from '@site/src/components/BelowFirstScreen';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';

export default function DocItemFooterWrapper(): ReactNode {
  return (
    <BelowFirstScreen>
      <DocItemFooter />
    </BelowFirstScreen>
  );
}
