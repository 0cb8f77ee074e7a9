import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import figures from '@generated/home/default/figures.json';
import { useIdentity } from '../../useIdentity';

export interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

/** The questions of the home page, which its structured data contains, too. */
export function useQuestions(): readonly Question[] {
  const { name, repository } = useIdentity();
  return [
    {
      question: 'Do I still need React Query or SWR?',
      answer: (
        <>
          Not to load, share or send data. Data doesn’t expire, and calls aren’t retried or polled. If you
          want that, <Link to="/docs/patterns/storage-behavior#query-library">use a query library</Link> with
          the stateless hooks.
        </>
      ),
    },
    {
      question: 'How long is data kept?',
      answer: (
        <>
          Until you clear it or, with <code>clearOnUnmount</code>, until the last component that owns it
          unmounts. This is the one pitfall to know before you start:{' '}
          <Link to="/docs/react/known-pitfalls/state-leak">stale data</Link>.
        </>
      ),
    },
    {
      question: 'What ends up in my bundle?',
      answer: (
        <>
          The runtime ({figures.runtime} for its provider and hooks), zod, and the operations that you import.{' '}
          <Link to="/docs/guides/sizes">Bundle size</Link>
        </>
      ),
    },
    {
      question: 'Am I locked in?',
      answer: (
        <>
          The generated code is readable TypeScript in your repository, and everything is under the{' '}
          <Link href={`${repository}/blob/main/LICENSE`}>MIT License</Link>. Other generators can run next to
          it, so you can <Link to="/docs/guides/migrate">move one screen at a time</Link>.
        </>
      ),
    },
    {
      question: 'Does my spec leave my machine?',
      answer: (
        <>
          No. <code>sync</code> downloads the specs that your config file names, <code>generate</code> needs
          no network, and there is no telemetry.{' '}
          <Link to={`/docs/how-${name.slug}-works/`}>How it works</Link>
        </>
      ),
    },
    {
      question: 'Does it work with server components?',
      answer: (
        <>
          Yes. Load data with plain functions on the server, and use the hooks in client components.{' '}
          <Link to="/docs/guides/nextjs">Next.js and server rendering</Link>
        </>
      ),
    },
  ];
}
