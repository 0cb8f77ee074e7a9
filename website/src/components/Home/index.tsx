import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import LiveParts from './live/LiveParts';
import pageOnServer from './page-on-server';
import styles from './styles.module.css';
import { useStaticClicks } from './useStaticClicks';

const Page = pageOnServer ?? lazy(() => import('./Page'));

/** Constant, because React replaces the content when it changes. */
const KEEP_CONTENT = { __html: '' };

/**
 * The home page. In a browser that loads it, its HTML stays as the server wrote it: its scripts only load what can be tried,
 * when it is near the viewport. A browser that comes from another page of the site renders it.
 */
export default function Home(): ReactNode {
  const main = useRef<HTMLElement>(null);
  const [isInDocument] = useState(
    () => pageOnServer === undefined && document.querySelector('main[data-home]') !== null,
  );
  const onClick = useStaticClicks();
  return (
    <>
      {isInDocument ? (
        <main
          data-home
          ref={main}
          className={styles.home}
          onClick={onClick}
          dangerouslySetInnerHTML={KEEP_CONTENT}
          suppressHydrationWarning
        />
      ) : (
        <main data-home ref={main} className={styles.home}>
          <Suspense fallback={null}>
            <Page />
          </Suspense>
        </main>
      )}
      <LiveParts within={main} />
    </>
  );
}
