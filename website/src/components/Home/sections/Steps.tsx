import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { useIdentity } from '../../useIdentity';
import Commands from '@site/src/pages/_home/steps.mdx';
import shared from '../styles.module.css';
import styles from './Steps.module.css';

export default function Steps(): ReactNode {
  const { name } = useIdentity();
  return (
    <section className={shared.section} aria-label="From spec to hooks in four steps">
      <Heading as="h2" id="steps">
        From spec to hooks in four steps
      </Heading>
      <div className={styles.steps}>
        <ol>
          <li>In your app, create the config file.</li>
          <li>Add your spec: a URL or a path.</li>
          <li>Save a copy of it, and see what changed since the last one.</li>
          <li>Generate TypeScript that you can read, review and commit.</li>
        </ol>
        <div>
          <MDXContent>
            <Commands />
          </MDXContent>
          <p>
            Nothing runs in the background: each command ends when its work is done.{' '}
            <Link to="/docs/getting-started">Getting Started</Link> ·{' '}
            <Link to="/docs/react/tutorial/basic-application">Tutorial</Link> ·{' '}
            <Link to={`/docs/how-${name.slug}-works/`}>How it works</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
