import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { useIdentity } from '../useIdentity';
import styles from './styles.module.css';

export default function Neighbours(): ReactNode {
  const { name } = useIdentity();
  return (
    <div className={styles.section}>
      <section className={styles.neighbours} aria-labelledby="why">
        <Heading as="h2" id="why">
          Why this, and when not
        </Heading>
        <div>
          <Heading as="h3">Take {name.display} when</Heading>
          <ul>
            <li>screens show what the server says now, and forget it when they close</li>
            <li>you want every way to fail in the types, and an answer checked before it is data</li>
            <li>several components read one call, and passing it down is a nuisance</li>
            <li>a change of the API should reach you as a diff that says what it breaks</li>
          </ul>
        </div>
        <div>
          <Heading as="h3">Take a neighbour when</Heading>
          <ul>
            <li>you need a cache with stale times and background refetching: Orval, Kubb or Hey API</li>
            <li>you write Vue, Svelte, Solid or Angular: the same three</li>
            <li>Redux holds your state: the generator of RTK Query</li>
            <li>types alone are enough: openapi-typescript</li>
          </ul>
        </div>
        <p>
          <Link to="/docs/intro#why">The comparison</Link> ·{' '}
          <Link to="/docs/getting-started#come-over">Come over from one of them</Link> ·{' '}
          <Link to="/docs/getting-started#compatibility">Which versions it works with</Link>
        </p>
      </section>
    </div>
  );
}
