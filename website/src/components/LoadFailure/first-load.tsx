import { createRoot } from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import LoadFailure from './index';

// When a chunk of the first page fails, the generator never hydrates and says nothing: links work, buttons do not. The
// page stays as the server wrote it; above it stands what failed, with Retry. Reloading is the reader's choice, so a
// chunk that stays away makes no loop. A later failure is a navigation's, which reloads its target by itself.
function showFirstLoadFailure({ reason }: PromiseRejectionEvent): void {
  const failedChunk = reason instanceof Error && /chunk/i.test(`${reason.name} ${reason.message}`);
  if (window.docusaurusRoot || !failedChunk) return;
  window.removeEventListener('unhandledrejection', showFirstLoadFailure);
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(<LoadFailure error={reason} onRetry={() => window.location.reload()} />);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', showFirstLoadFailure);
}
