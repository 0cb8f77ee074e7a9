import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function Limits(): ReactNode {
  return (
    <div className={styles.section}>
      <section aria-labelledby="limits">
        <Heading as="h2" id="limits">
          What it leaves to you
        </Heading>
        <dl className={styles.limits}>
          <div>
            <dt>It is no cache</dt>
            <dd>
              A state has no lifetime and nothing is refetched behind your back. When you want a cache, call
              the stateless hook from a query library.{' '}
              <Link to="/docs/patterns/storage-behavior">Storage behaviour</Link>
            </dd>
          </div>
          <div>
            <dt>It retries nothing</dt>
            <dd>
              Retry, polling and persistence are a few lines of yours, where you can see them.{' '}
              <Link to="/docs/react/cookbook/binding-to-component-lifecycle">The recipes</Link>
            </dd>
          </div>
          <div>
            <dt>A state stays until it is cleared</dt>
            <dd>
              Shared state that nobody clears stays in memory. It is the one pitfall to know before you begin.{' '}
              <Link to="/docs/react/known-pitfalls/state-leak">State leak</Link>
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
