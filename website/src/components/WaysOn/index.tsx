import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

const WAYS = [
  {
    to: '/docs/intro',
    label: 'Introduction',
    why: 'what the tool does, and where each subject is explained',
  },
  { to: '/docs/getting-started', label: 'Getting started', why: 'from installing to the first answer' },
  {
    to: '/docs/react/tutorial/basic-application',
    label: 'Tutorial',
    why: 'one small application from nothing to done',
  },
  { to: '/docs/cli-reference', label: 'Command-line reference', why: 'every command, option and diagnostic' },
  { to: '/docs/react/api/', label: 'React API reference', why: 'every hook, option and state' },
] as const;

/** Where a reader who is lost may go on. The pages that moved are most often one of these. */
export default function WaysOn(): ReactNode {
  return (
    <nav className="ways-on container margin-bottom--xl" aria-label="Ways on">
      <div className="row">
        <div className="col col--6 col--offset-3">
          <p>You may be looking for one of these:</p>
          <ul>
            {WAYS.map(({ to, label, why }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>: {why}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  );
}
