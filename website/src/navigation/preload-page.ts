import preload from '@docusaurus/core/lib/client/preload';
import { knowPage } from './know-page';

/** Loads the scripts of a page, also of one that the main script doesn't know. */
export default async function preloadPage(path: string): Promise<unknown> {
  await knowPage(path).catch((error: unknown) => {
    // The first page is shown anyway: the host has said what it is, such as the 404 page.
    if (window.docusaurusRoot) throw error;
  });
  return preload(path);
}
