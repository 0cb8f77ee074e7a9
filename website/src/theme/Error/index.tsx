// Replaces the fallback outside the layout (unsafe: it is the core's own): one wording, one look, and no layout that could crash again.
import BareError from '@site/src/components/BareError';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

export default function ThemeError(props: Props): ReactNode {
  return <BareError {...props} />;
}
