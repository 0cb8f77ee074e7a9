// Replaces the fallback outside of the layout (unsafe: part of the core): same text and styles as the error page, without a layout that could crash again.
import BareError from '@site/src/components/BareError';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

export default function ThemeError(props: Props): ReactNode {
  return <BareError {...props} />;
}
