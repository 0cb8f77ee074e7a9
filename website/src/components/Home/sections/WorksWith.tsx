import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import figures from '@generated/home/default/figures.json';
import { useIdentity } from '../../useIdentity';
import shared from '../styles.module.css';
import styles from './WorksWith.module.css';

/** What the tests run, with its versions. */
export default function WorksWith(): ReactNode {
  const { name } = useIdentity();
  return (
    <section className={shared.section} aria-label="Works with what you use">
      <Heading as="h2" id="works-with">
        Works with what you use
      </Heading>
      <dl className={styles.tested}>
        <div>
          <dt>OpenAPI</dt>
          <dd>
            <Link to={`/docs/how-${name.slug}-works/openapi-support`}>3.0, 3.1, 3.2, Swagger 2.0</Link>
          </dd>
        </div>
        {figures.tested.map(({ name: tool, versions }) => (
          <div key={tool}>
            <dt>{tool}</dt>
            <dd>{versions}</dd>
          </div>
        ))}
      </dl>
      <p>
        These versions run in our tests.{' '}
        <Link to="/docs/getting-started#compatibility">Supported versions</Link> ·{' '}
        <Link to="/docs/guides/nextjs">Next.js</Link> ·{' '}
        <Link to="/docs/guides/react-native">React Native</Link> ·{' '}
        <Link to="/docs/guides/monorepos">Monorepos</Link>
      </p>
    </section>
  );
}
