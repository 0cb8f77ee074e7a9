import type { ReactNode } from 'react';
import Hero from './Hero';
import NonGoals from './NonGoals';
import Alternatives from './Alternatives';
import Outputs from './Outputs';
import Steps from './Steps';

/** The home page's content: what the tool does, what comes out of it, how to begin, what it leaves alone, and when another fits better. */
export default function Home(): ReactNode {
  return (
    <main>
      <Hero />
      <Outputs />
      <Steps />
      <NonGoals />
      <Alternatives />
    </main>
  );
}
