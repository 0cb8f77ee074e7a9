import Link from '@docusaurus/Link';
import { MDXProvider } from '@mdx-js/react';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useIdentity } from '../../useIdentity';
import Picture from '../../Picture';
import List from '@site/src/pages/_home/list.mdx';
import ListStates from '@site/src/pages/_home/list-states.mdx';
import Search from '@site/src/pages/_home/search.mdx';
import Workbench from '@site/src/pages/_home/workbench.mdx';
import firstSearch from '@generated/home/default/first-search.json';
import LivePlace from '../live/LivePlace';
import RunningList from './RunningList';
import SearchView from './SearchView';
import WorkbenchOpener from './WorkbenchOpener';
import opener from './WorkbenchOpener.module.css';
import styles from '../styles.module.css';

export default function Outputs(): ReactNode {
  const { name } = useIdentity();
  return (
    <div className={styles.section}>
      <Heading as="h2" id="outputs">
        {`What ${name.display} generates`}
      </Heading>
      <section className={styles.split} aria-label="Typed React hooks">
        <div>
          <Heading as="h3" id="hooks">
            Typed React hooks
          </Heading>
          <p>
            One file for each operation, in your own repository. Requests, data and documented errors are
            typed, and validated when your app runs. A call is in one of four states, and each has exactly the
            fields that make sense for it.
          </p>
          <p>
            <Link to="/docs/react/api/network-state">The four states</Link> ·{' '}
            <Link to="/docs/react/api/stateful-hook">Stateful hook</Link> ·{' '}
            <Link to="/docs/react/api/stateless-hook">Stateless hook</Link>
          </p>
        </div>
        <div>
          <MDXContent>
            <List />
          </MDXContent>
          <MDXProvider components={{ HighlightedCode: RunningList }}>
            <ListStates />
          </MDXProvider>
        </div>
      </section>
      <section className={styles.split} aria-label="Searchable docs">
        <div>
          <Heading as="h3" id="searchable-docs">
            Searchable docs
          </Heading>
          <p>
            Find operations and schemas by any word, in the terminal or in the workbench. Typos are tolerated.
            Try it: this is the same search, in the docs that are generated from the sample spec.
          </p>
          <p>
            <Link to="/docs/cli-reference">CLI reference</Link>
          </p>
        </div>
        <div>
          <MDXContent>
            <Search />
          </MDXContent>
          <LivePlace name="search">
            <SearchView {...firstSearch} selected={undefined} />
          </LivePlace>
        </div>
      </section>
      <section className={styles.split} aria-label="Developer workbench">
        <div>
          <Heading as="h3" id="workbench">
            Developer workbench
          </Heading>
          <p>
            Browse your APIs in the browser: operations, schemas and the code that calls them. Requests are
            sent through the same runtime as in your app.
          </p>
          <p>
            <Link to="/playground">Open it with your spec</Link> ·{' '}
            <Link to="/docs/guides/workbench">The workbench</Link>
          </p>
        </div>
        <div>
          <MDXContent>
            <Workbench />
          </MDXContent>
          <LivePlace name="workbench" className={clsx(opener['place'])}>
            <WorkbenchOpener />
          </LivePlace>
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
