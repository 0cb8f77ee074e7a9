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
            From spec to hooks in four commands
          </Heading>
          <p>
            After you <Link to="/docs/getting-started#install">install the packages</Link>, create the config
            file, add your spec as a source, sync it, and generate. The generated code is plain TypeScript in
            your repository: read it, review it, commit it. Nothing runs in the background.
          </p>
          <p>
            <Link to="/docs/getting-started">Getting Started</Link> ·{' '}
            <Link to="/docs/react/tutorial/basic-application">Tutorial</Link> ·{' '}
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
