import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import figures from '@generated/home/default/figures.json';
import { useIdentity } from '../../useIdentity';
import styles from './Figures.module.css';

interface Figure {
  readonly value: string | number;
  readonly meaning: string;
  /** Where it is measured. */
  readonly to: string;
  readonly source: string;
}

/** Figures that a test or a measurement writes. None is in the source of the page. */
export default function Figures(): ReactNode {
  const { repository } = useIdentity();
  const inRepository = (file: string) => `${repository}/blob/main/${file}`;
  const list: readonly Figure[] = [
    {
      value: figures.runtime,
      meaning: 'for the provider and hooks in your bundle, with Brotli and without zod',
      to: '/docs/guides/sizes#total',
      source: 'Bundle size',
    },
    {
      value: figures.contenders[0]!.time,
      meaning: `to sync and generate GitHub’s API, ${figures.operations} operations`,
      to: inRepository('bench/results.md'),
      source: 'Benchmarks',
    },
    {
      value: figures.specifications,
      meaning: 'public specs whose generated code our tests compile',
      to: inRepository('packages/generator/test/fixtures/specifications.ts'),
      source: 'The specs',
    },
    {
      value: figures.samples,
      meaning: 'code samples on this site, each with a test that runs it',
      to: inRepository('samples'),
      source: 'The samples',
    },
  ];
  return (
    <section aria-label="In figures">
      <dl className={styles.figures}>
        {list.map(({ value, meaning, to, source }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{value}</dd>
            <dd>
              <Link to={to}>{source}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
