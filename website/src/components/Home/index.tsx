import type { ReactNode } from 'react';
import Hero from './Hero';
import Limits from './Limits';
import Neighbours from './Neighbours';
import Outputs from './Outputs';
import Steps from './Steps';

/** The home page's content: what the tool does, what comes out of it, how to begin, what it leaves alone, and when another fits better. */
export default function Home(): ReactNode {
  return (
    <main>
      <Hero />
      <Outputs />
      <Steps />
      <Limits />
      <Neighbours />
    </main>
  );
}
