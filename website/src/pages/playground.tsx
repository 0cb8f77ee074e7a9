import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Playground from '../components/Playground';

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title="Playground"
      description="Try your OpenAPI spec in the browser: see its hooks, types and docs while you type. Nothing leaves the page."
      noFooter
    >
      <Head>
        {/* A spec can be fetched from any host that allows it: plugins/arrange-pages puts it into the policy. */}
        <meta name="allowed-connections" content="https:" />
        {/* The same plugin preloads what a reader needs to type. */}
        <meta name="preloaded-chunks" content="playground,petstore" />
      </Head>
      <Playground />
    </Layout>
  );
}
