// Wrap (safe): below the theme's words stand ways on.
import WaysOn from '@site/src/components/WaysOn';
import type { Props } from '@theme/NotFound/Content';
import NotFoundContent from '@theme-original/NotFound/Content';
import type { ReactNode } from 'react';

export default function NotFoundContentWrapper(props: Props): ReactNode {
  return (
    <>
      <NotFoundContent {...props} />
      <WaysOn />
    </>
  );
}
