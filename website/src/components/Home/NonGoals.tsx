import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { useIdentity } from '../useIdentity';
import styles from './styles.module.css';

export default function NonGoals(): ReactNode {
  const { name } = useIdentity();
  return (
    <div className={styles.section}>
      <section aria-labelledby="limits">
        <Heading as="h2" id="limits">
          What {name.display} doesn’t do
        </Heading>
        <dl className={styles.nonGoals}>
          <div>
            <dt>No caching</dt>
            <dd>
              Data doesn’t expire, and nothing is refetched in the background. If you want a cache, use a
              query library with the stateless hook.{' '}
              <Link to="/docs/patterns/storage-behavior">Storage behavior</Link>
            </dd>
          </div>
          <div>
            <dt>No automatic retries or polling</dt>
            <dd>
              Retrying, polling and persisting take a few lines of code.{' '}
              <Link to="/docs/react/cookbook/binding-to-component-lifecycle">Recipes</Link>
            </dd>
          </div>
          <div>
            <dt>Data is kept until you clear it</dt>
            <dd>
              State that you never clear stays in memory. This is the one pitfall to know before you start.{' '}
              <Link to="/docs/react/known-pitfalls/state-leak">State leak</Link>
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
