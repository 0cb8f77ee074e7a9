import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { useIdentity } from '../useIdentity';
import styles from './styles.module.css';

export default function Alternatives(): ReactNode {
  const { name } = useIdentity();
  return (
    <div className={styles.section}>
      <section className={styles.alternatives} aria-labelledby="why">
        <Heading as="h2" id="why">
          When to use {name.display}
        </Heading>
        <div>
          <Heading as="h3">Choose {name.display} if</Heading>
          <ul>
            <li>you want fresh data on each screen, cleared when the screen closes</li>
            <li>you want every kind of error in the types, and every response validated</li>
            <li>several components need the same result, and you don’t want to pass it as props</li>
            <li>you want to see what an API change breaks before you deploy</li>
          </ul>
        </div>
        <div>
          <Heading as="h3">Choose another tool if</Heading>
          <ul>
            <li>you need a cache with stale times and background refetching: Orval, Kubb or Hey API</li>
            <li>you use Vue, Svelte, Solid or Angular: the same three</li>
            <li>your state is in Redux: RTK Query’s generator</li>
            <li>you only need types: openapi-typescript</li>
          </ul>
        </div>
        <p>
          <Link to="/docs/intro#why">Comparison</Link> ·{' '}
          <Link to="/docs/getting-started#come-over">Migrate from another tool</Link> ·{' '}
          <Link to="/docs/getting-started#compatibility">Supported versions</Link>
        </p>
      </section>
      <p className={styles.next}>
        <Link className="button button--primary button--lg" to="/docs/getting-started#create">
          Create an app that shows data
        </Link>
        It takes four commands and no server.
      </p>
    </div>
  );
}
