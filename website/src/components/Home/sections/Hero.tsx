import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import figures from '@generated/home/default/figures.json';
import { useIdentity } from '../../useIdentity';
import Install from '@site/src/pages/_home/install.mdx';
import Loom from '../Loom';
import shared from '../styles.module.css';
import styles from './Hero.module.css';

export default function Hero(): ReactNode {
  const { shortTagline, tagline, repository } = useIdentity();
  return (
    <header className={styles.hero}>
      <div className={styles.pitch}>
        <Heading as="h1" className={styles.title}>
          {shortTagline}
        </Heading>
        <p className={styles.lead}>{tagline.slice(shortTagline.length + 2)}</p>
        <div className={shared.actions}>
          <Link className="button button--primary button--lg" to="/playground">
            Try your spec
          </Link>
          <Link className="button button--secondary button--lg" to="/docs/getting-started">
            Get started
          </Link>
          <Link className={clsx(styles.link)} to="/docs/intro">
            Read the docs
          </Link>
          <Link className={clsx(styles.link)} href={repository}>
            Source on GitHub
          </Link>
        </div>
      </div>
      <div className={styles.install}>
        <MDXContent>
          <Install />
        </MDXContent>
      </div>
      <div>
        <Loom />
        <p className={styles.proof}>
          The component runs in this page, on the generated hook.
          {figures.isTested && ' Code marked “tested” passed its test in this build.'}
        </p>
      </div>
    </header>
  );
}
