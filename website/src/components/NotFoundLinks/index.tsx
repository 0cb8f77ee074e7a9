import Link from '@docusaurus/Link';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styles from './styles.module.css';

const LINKS = [
  {
    to: '/docs/intro',
    label: 'Introduction',
    description: 'what the tool does and how it compares',
  },
  {
    to: '/docs/getting-started',
    label: 'Getting Started',
    description: 'install the packages and make your first request',
  },
  {
    to: '/docs/react/tutorial/basic-application',
    label: 'Tutorial',
    description: 'build a small app from scratch',
  },
  { to: '/docs/cli-reference', label: 'CLI reference', description: 'every command, option and diagnostic' },
  { to: '/docs/react/api/', label: 'React API reference', description: 'every hook, option and state' },
] as const;

/** Links for the not-found page. The nearest pages load with the search, so that no other page pays for them. */
export default function NotFoundLinks(): ReactNode {
  const [DidYouMean, setDidYouMean] = useState<ComponentType>();
  useEffect(() => {
    import(/* webpackChunkName: "search" */ './DidYouMean').then(
      ({ default: component }) => setDidYouMean(() => component),
      () => undefined, // Without it, the page still has its links.
    );
  }, []);

  return (
    <nav className="not-found-links container margin-bottom--xl" aria-label="Suggested pages">
      <div className="row">
        <div className="col col--6 col--offset-3">
          <div role="status" className={styles.nearest}>
            {DidYouMean && <DidYouMean />}
          </div>
          <p>You may be looking for one of these:</p>
          <ul>
            {LINKS.map(({ to, label, description }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>: {description}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  );
}
