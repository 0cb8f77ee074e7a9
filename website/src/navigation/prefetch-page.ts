import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import { registerPage } from './register-page';
import preloadPage from './preload-page';

/** On a slow connection, where Docusaurus prefetches nothing, the file with all pages is still requested: a click needs it. */
async function prefetch(path: string): Promise<unknown> {
  try {
    await registerPage(path);
  } catch {
    // The page is loaded when it's opened, if that works then.
    return false;
  }
  return docusaurus.prefetch(path);
}

/** Docusaurus decides whether to load the page, but would look for one whose path includes the hash. */
async function preload(url: string): Promise<unknown> {
  const path = url.replace(/[?#].*/, '');
  return (await docusaurus.preload(path)) && preloadPage(path);
}

/** What links call: Docusaurus' `preload` and `prefetch`, also for pages that the main script doesn't know. */
export default Object.freeze({ ...docusaurus, preload, prefetch });
