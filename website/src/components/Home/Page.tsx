import type { ReactNode } from 'react';
import Comparison from './sections/Comparison';
import Contract from './sections/Contract';
import Figures from './sections/Figures';
import Hero from './sections/Hero';
import Outputs from './sections/Outputs';
import Questions from './sections/Questions';
import Start from './sections/Start';
import Steps from './sections/Steps';
import WorksWith from './sections/WorksWith';

/** What the home page shows. */
export default function Page(): ReactNode {
  return (
    <>
      <Hero />
      <Figures />
      <Steps />
      <Outputs />
      <Contract />
      <WorksWith />
      <Comparison />
      <Questions />
      <Start />
    </>
  );
}
