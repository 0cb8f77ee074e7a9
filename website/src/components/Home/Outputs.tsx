import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { useIdentity } from '../useIdentity';
import Picture from '../Picture';
import Errors from '@site/src/pages/_home/errors.mdx';
import Search from '@site/src/pages/_home/search.mdx';
import Workbench from '@site/src/pages/_home/workbench.mdx';
import styles from './styles.module.css';

export default function Outputs(): ReactNode {
  const { name } = useIdentity();
  return (
    <div className={styles.section}>
      <Heading as="h2" id="outputs">
        What {name.display} generates
      </Heading>
      <section className={styles.output} aria-labelledby="hooks">
        <div>
          <Heading as="h3" id="hooks">
            Typed React hooks
          </Heading>
          <p>
            One file for each operation, in your own repository. A call is always in one of four states, and
            each state has exactly the fields that make sense for it. Documented errors have typed bodies.
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
            Search your operations and schemas by name, then see the signature, the parameters and an example,
            without leaving the terminal.
          </p>
          <p>
            <Link to="/docs/cli-reference">CLI reference</Link>
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
            Browse your APIs in the browser: operations, schemas and the code that calls them. Requests are
            sent through the same runtime as in your app.
          </p>
          <p>
            <Link to="/docs/guides/workbench">The workbench</Link>
          </p>
        </div>
        <div>
          <MDXContent>
            <Workbench />
          </MDXContent>
          <Picture
            src="guides/workbench"
            alt="The operations of an API on the left. On the right, the form of getPetById and the state after its request: success, with the pet as data."
            width={1000}
            height={640}
          />
        </div>
      </section>
    </div>
  );
}
