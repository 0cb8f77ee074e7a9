import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import Errors from '@site/src/pages/_home/errors.mdx';
import Search from '@site/src/pages/_home/search.mdx';
import Workbench from '@site/src/pages/_home/workbench.mdx';
import styles from './styles.module.css';

export default function Outputs(): ReactNode {
  return (
    <div className={styles.section}>
      <Heading as="h2" id="outputs">
        What comes out of a specification
      </Heading>
      <section className={styles.output} aria-labelledby="hooks">
        <div>
          <Heading as="h3" id="hooks">
            Typed React hooks
          </Heading>
          <p>
            One file for each operation, in your own source tree. A call is always in one of four states, and
            each state has exactly the fields that it can have. Documented errors keep their status and their
            body’s type.
          </p>
          <p>
            <Link to="/docs/react/api/network-state">The four states</Link> ·{' '}
            <Link to="/docs/react/api/stateful-hook">Stateful hook</Link> ·{' '}
            <Link to="/docs/react/api/stateless-hook">Stateless hook</Link>
          </p>
        </div>
        <MDXContent>
          <Errors />
        </MDXContent>
      </section>
      <section className={styles.output} aria-labelledby="searchable-docs">
        <div>
          <Heading as="h3" id="searchable-docs">
            Searchable docs
          </Heading>
          <p>
            The generator also writes what it knows about each operation and schema. Find one by a part of its
            name, then see its signature, its parameters and a sample, without leaving the terminal.
          </p>
          <p>
            <Link to="/docs/cli-reference">Command-line reference</Link>
          </p>
        </div>
        <div>
          <MDXContent>
            <Search />
          </MDXContent>
        </div>
      </section>
      <section className={styles.output} aria-labelledby="workbench">
        <div>
          <Heading as="h3" id="workbench">
            Developer workbench
          </Heading>
          <p>
            A local page that shows the same docs and sends trial calls. It is not available yet: today the
            command says so and ends with exit code 1.
          </p>
          <p>
            <Link to="/docs/cli-reference">What the command line does today</Link>
          </p>
        </div>
        <div className={styles.message}>
          <MDXContent>
            <Workbench />
          </MDXContent>
        </div>
      </section>
    </div>
  );
}
