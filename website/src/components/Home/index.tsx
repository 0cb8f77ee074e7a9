import { lazy, Suspense, useRef, type ReactNode } from 'react';
import LiveParts from './live/LiveParts';
import pageOnServer from './page-on-server';
import styles from './styles.module.css';
import { useLinkPrefetch } from './useLinkPrefetch';
import { useStaticClicks } from './useStaticClicks';

const Page = pageOnServer ?? lazy(() => import('./Page'));

/** What the server wrote, if the browser loaded this page. React keeps it, or inserts it again if it can't hydrate the page. */
const html = pageOnServer ? undefined : document.querySelector('main[data-home]')?.innerHTML;
const content = html === undefined ? undefined : { __html: html };

/**
 * The home page. In a browser that loads it, its HTML stays as the server wrote it: its scripts only load what can be tried,
 * when it is near the viewport. A browser that comes from another page of the site renders it.
 */
export default function Home(): ReactNode {
  const main = useRef<HTMLElement>(null);
  const onClick = useStaticClicks();
  useLinkPrefetch(main);
  return (
    <>
      {content ? (
        <main
          data-home
          ref={main}
          className={styles.home}
          onClick={onClick}
          dangerouslySetInnerHTML={content}
          suppressHydrationWarning
        />
      ) : (
        <main data-home ref={main} className={styles.home}>
          {/* React would put what is in a boundary at the end of the HTML, and need a script to move it here. */}
          {pageOnServer ? (
            <Page />
          ) : (
            <Suspense fallback={null}>
              <Page />
            </Suspense>
          )}
        </main>
      )}
      <LiveParts within={main} />
    </>
  );
}
