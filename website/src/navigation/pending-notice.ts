import { translate } from '@docusaurus/Translate';
import { showNotice } from '../components/Notice/show-notice';
import { isReachable, isReachableSoon } from './is-reachable';

let remove: (() => void) | undefined;

const reload = () => window.location.reload();

/** Loads the page if that works now, and says so again if it doesn't. Not if the reader has left it in the meantime. */
function retry(check: () => Promise<boolean>): void {
  const shown = remove;
  void check().then((reachable) => {
    if (!remove || remove !== shown) return;
    if (reachable) reload();
    else showUnreachable();
  });
}

const retryNow = () => retry(isReachable);
const retrySoon = () => retry(isReachableSoon);

function show(text: string, action: string, onAction: () => void): void {
  hidePendingNotice();
  const removeNotice = showNotice({ text, action, onAction }, hidePendingNotice);
  remove = removeNotice;
}

/** Removes the notice: the reader has dismissed it, or opened another page. */
export function hidePendingNotice(): void {
  window.removeEventListener('online', retrySoon);
  remove?.();
  remove = undefined;
}

/** Says that a page loads slowly. It opens when it is there. */
export function showSlow(): void {
  show(
    translate({ id: 'navigation.slow', message: 'This page is taking a while to load.' }),
    translate({ id: 'navigation.reload', message: 'Reload' }),
    reload,
  );
}

/** Says that a page can't be loaded now. When the browser is online again, it is. */
export function showUnreachable(): void {
  show(
    translate({
      id: 'navigation.unreachable',
      message: "The page couldn't be loaded. Check your connection and try again.",
    }),
    translate({ id: 'navigation.retry', message: 'Retry' }),
    retryNow,
  );
  window.addEventListener('online', retrySoon);
}
