import { isReachable } from './is-reachable';
import { hidePendingNotice, showSlow, showUnreachable } from './pending-notice';
import preloadPage from './preload-page';

const SLOW_MS = 10_000;

/** What becomes of a navigation that another one has replaced, or that waits for a network. */
const never = new Promise<never>(() => undefined);

let latest: object | undefined;

/**
 * Loads the scripts of the page that a reader opens. If that fails, Docusaurus reloads, because a new deployment may lack
 * them. But without a network, a reload would replace the page with an error of the browser, so the page stays and a notice
 * says what happened.
 */
export default async function preloadRoute(pathname: string): Promise<void> {
  const navigation = (latest = {});
  const isLatest = () => navigation === latest;
  hidePendingNotice();
  const slow = setTimeout(() => isLatest() && showSlow(), SLOW_MS);
  try {
    await preloadPage(pathname);
  } catch (error) {
    clearTimeout(slow);
    const reachable = await isReachable();
    if (isLatest() && reachable) throw error;
    if (isLatest()) showUnreachable();
    return never;
  }
  clearTimeout(slow);
  if (!isLatest()) return never;
  hidePendingNotice();
}
