import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { BreakTheContract } from '@hookloom/playground';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { tools } from '../../config/tools';
import { useProductNames } from '../components/useProductNames';
import styles from './_break-the-contract/styles.module.css';

const { name, title, description } = tools.breakTheContract;

export default function BreakTheContractPage(): ReactNode {
  const names = useProductNames();
  return (
    <Layout title={title} description={description}>
      <PageMetadata image={`/img/cards/${name}.png`} />
      <main className={styles.page}>
        <header className={styles.intro}>
          <h1>{title}</h1>
          <p>
            Change a spec, and see what breaks: what <code>{names.slug} sync</code> reports, and the lines of
            an app that stop compiling. Choose one of six changes, or edit the spec, and{' '}
            <Link to={`/docs/how-${names.slug}-works/synchronization#breaking`}>
              read what counts as breaking
            </Link>
            .
          </p>
          <noscript>
            <p>
              This is one of the changes: a field is renamed. To choose another or to edit the spec, enable
              JavaScript.
            </p>
          </noscript>
        </header>
        <BreakTheContract names={names} isPage />
      </main>
    </Layout>
  );
}
