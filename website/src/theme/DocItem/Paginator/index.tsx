// Wrap (unsafe: not listed as safe): renders it after the first screen of a page that a link opens.
import BelowFirstScreen from '@site/src/components/BelowFirstScreen';
import DocItemPaginator from '@theme-original/DocItem/Paginator';
import type { ReactNode } from 'react';

export default function DocItemPaginatorWrapper(): ReactNode {
  return (
    <BelowFirstScreen>
      <DocItemPaginator />
    </BelowFirstScreen>
  );
}
