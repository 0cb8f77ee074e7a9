import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import Install from '@site/src/pages/_home/install.mdx';
import shared from '../styles.module.css';
import styles from './Start.module.css';

export default function Start(): ReactNode {
  return (
    <section className={shared.section} aria-label="Start without a server">
      <div className={styles.start}>
        <div>
          <Heading as="h2" id="start">
            Start without a server
          </Heading>
          <div className={shared.actions}>
            <Link className="button button--primary button--lg" to="/docs/getting-started#create">
              Create an app that shows data
            </Link>
            <Link className="button button--secondary button--lg" to="/playground">
              Try your spec
            </Link>
          </div>
        </div>
        <div className={styles.install}>
          <MDXContent>
            <Install />
          </MDXContent>
        </div>
      </div>
    </section>
  );
}
