import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { useIdentity } from '../useIdentity';
import Commands from '@site/src/pages/_home/steps.mdx';
import styles from './styles.module.css';

export default function Steps(): ReactNode {
  const { name } = useIdentity();
  return (
    <div className={styles.section}>
      <section className={styles.output} aria-labelledby="steps">
        <div>
          <Heading as="h2" id="steps">
            Four commands, then it is your code
          </Heading>
          <p>
            Once the tarballs <Link to="/docs/getting-started#install">are installed</Link>, write the
            configuration, name a document, save a normalized copy of it, and generate. What is generated is
            plain TypeScript in your repository: read it, review it, commit it. No daemon runs, and nothing is
            fetched while generating.
          </p>
          <p>
            <Link to="/docs/getting-started">Follow the steps</Link> ·{' '}
            <Link to="/docs/react/tutorial/basic-application">Build a small application</Link> ·{' '}
            <Link to={`/docs/how-${name.slug}-works/`}>How it works</Link>
          </p>
        </div>
        <MDXContent>
          <Commands />
        </MDXContent>
      </section>
    </div>
  );
}
