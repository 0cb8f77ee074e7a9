import type { ReactNode } from 'react';
import Hero from './Hero';
import NonGoals from './NonGoals';
import Alternatives from './Alternatives';
import Outputs from './Outputs';
import Steps from './Steps';

/** The home page. */
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
