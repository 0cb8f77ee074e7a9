import BrowserOnly from '@docusaurus/BrowserOnly';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { type GenerateOutput, loadPlayground } from '@hookloom/playground';
import { loadable, type LoadFailureProps } from '@hookloom/workbench/loadable';
import { type ReactNode, Suspense, useCallback } from 'react';
import LoadFailure from '../LoadFailure';
import { useProductNames } from '../useProductNames';
import { loadRuntime } from './load-runtime';
import styles from './styles.module.css';

const [Playground, preloadPlayground] = loadable(loadPlayground, ({ error, onRetry }: LoadFailureProps) => (
  <div>
    <LoadFailure error={error} onRetry={onRetry} />
    <Loading />
  </div>
));

/** The result that `plugins/runtime-source` wrote. */
const loadPetstore = async (): Promise<GenerateOutput> =>
  (await import(/* webpackChunkName: "petstore" */ '@generated/runtime-source/default/petstore.json'))
    .default;

// The page's script runs before it hydrates, which takes a phone a second.
if (ExecutionEnvironment.canUseDOM) {
  void preloadPlayground();
  loadPetstore().catch(() => undefined);
}

/** The playground, which loads in the browser. */
export default function PlaygroundOfSite(): ReactNode {
  return (
    <main className={styles.page}>
      <BrowserOnly fallback={<Loading />}>{() => <Loaded />}</BrowserOnly>
    </main>
  );
}

function Loaded(): ReactNode {
  const names = useProductNames();
  const frameUrl = usePluginData('app-frame') as string;
  const diagnostics = useBaseUrl('/docs/diagnostics/');
  const runtime = useBaseUrl('/playground/runtime.json');
  const hrefOf = useCallback((code: string) => `${diagnostics}${code.toLowerCase()}`, [diagnostics]);
  return (
    <Suspense fallback={<Loading />}>
      <Playground
        names={names}
        hrefOf={hrefOf}
        frameUrl={frameUrl}
        loadPetstore={loadPetstore}
        loadRuntime={() => loadRuntime(runtime)}
      />
    </Suspense>
  );
}

/** What it looks like until it is there, and what it is for. */
function Loading(): ReactNode {
  return (
    <div className={styles.loading}>
      <h1>Playground</h1>
      <p>
        Try your OpenAPI spec: see its hooks, types and docs while you type. Everything runs in your browser,
        and nothing leaves the page.
      </p>
      <noscript>The playground needs JavaScript.</noscript>
    </div>
  );
}
