import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Home from '../components/Home';
import { useIdentity } from '../components/useIdentity';

export default function HomePage(): ReactNode {
  const { shortTagline, tagline } = useIdentity();
  return (
    <Layout title={shortTagline} description={tagline}>
      <Home />
    </Layout>
  );
}
