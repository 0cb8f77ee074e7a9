import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { tools } from '../../config/tools';
import Playground from '../components/Playground';

const { name, title, description } = tools.playground;

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout title={title} description={description} noFooter>
      <PageMetadata image={`/img/cards/${name}.png`} />
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
