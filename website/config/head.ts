import type { Config } from '@docusaurus/types';
import type { SiteSettings } from './site-settings';
import { noScriptStyle } from './without-scripts';

// If access to localStorage throws, Docusaurus warns once and continues. If it is missing, or its quota is 0, Docusaurus
// would log an error on each access. A full storage can still be read, so it stays.
const disableBrokenStorage = `(function () {
  var storage;
  try {
    storage = window.localStorage;
    storage.setItem('storage.probe', '');
    storage.removeItem('storage.probe');
  } catch (error) {
    if (storage && storage.length) return;
    Object.defineProperty(window, 'localStorage', { configurable: true, get: function () { throw error; } });
  }
})();`;

// Docusaurus hides a dismissed bar before the first paint without comparing ids, so a bar with a new id would only appear
// on the second page.
const resetDismissal = (id: string) => `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(id)}) {
    localStorage.removeItem('docusaurus.announcement.dismiss');
  }
} catch (error) {}`;

/** Tags for every page's head: scripts that must run before the first paint, and styles for when scripts are disabled. */
export function headTags({ announcementBar }: SiteSettings): NonNullable<Config['headTags']> {
  const scripts = [disableBrokenStorage, ...(announcementBar ? [resetDismissal(announcementBar.id)] : [])];
  return [{ tagName: 'script', attributes: {}, innerHTML: scripts.join('\n') }, noScriptStyle];
}
