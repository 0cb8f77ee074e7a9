import type { ReactNode, RefObject } from 'react';
import Lab from './Lab';
import { labPage } from './pages';
import type { PageName } from './scenarios';
import { stylesUrl } from './styles-url';

export interface StaticLabProps {
  readonly page: PageName;
  readonly place: RefObject<HTMLDivElement | null>;
}

/** The lab in static HTML, with its styles. The build replaces this file in the browser's scripts. */
export default function StaticLab({ page, place }: StaticLabProps): ReactNode {
  return (
    <div ref={place}>
      <link rel="stylesheet" href={stylesUrl} />
      <div data-lab={page}>
        <Lab page={labPage(page)} />
      </div>
    </div>
  );
}
