import preload from '@docusaurus/core/lib/client/preload';
import { registerPage } from './register-page';

const loaded = new Set<string>();

/** Whether the page can be rendered at once. */
export const isLoaded = (path: string): boolean => loaded.has(path);

/** Loads the scripts of a page, also of one that the main script doesn't know. */
export default async function preloadPage(path: string): Promise<void> {
  await registerPage(path).catch((error: unknown) => {
    // The first page is shown anyway: the host has said what it is, such as the 404 page.
    if (window.docusaurusRoot) throw error;
  });
  await preload(path);
  loaded.add(path);
}
