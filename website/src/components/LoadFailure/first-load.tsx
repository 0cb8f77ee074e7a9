import { createRoot } from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isReachable, isReachableSoon } from '../../navigation/is-reachable';
import LoadFailure from './index';

// If a chunk of the first page fails to load, Docusaurus never hydrates and reports nothing: links work, buttons don't.
// Keep the static page and show an alert with Retry above it. It only reloads on its own when the network is back:
// otherwise, that could loop forever.
// Later failures are client-side navigations, which Docusaurus turns into full page loads.
function showFirstLoadFailure({ reason }: PromiseRejectionEvent): void {
  const failedChunk = reason instanceof Error && /chunk/i.test(`${reason.name} ${reason.message}`);
  if (window.docusaurusRoot || !failedChunk) return;
  window.removeEventListener('unhandledrejection', showFirstLoadFailure);
  const container = document.createElement('div');
  document.body.prepend(container);
  const root = createRoot(container);
  const show = (error: unknown) =>
    root.render(<LoadFailure error={error} onRetry={() => void retry(isReachable)} />);
  // Without a network, a reload would replace the page with an error of the browser.
  const retry = async (check: () => Promise<boolean>) => {
    if (await check()) window.location.reload();
    else show("The site doesn't respond.");
  };
  show(reason);
  window.addEventListener('online', () => void retry(isReachableSoon));
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', showFirstLoadFailure);
}
