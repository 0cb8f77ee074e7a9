import type { Config } from '@docusaurus/types';
import type { SiteSettings } from './site-settings';
import { noScriptStyle } from './without-scripts';

// The generator warns once and goes on where asking for the storage fails; where the storage is missing, or empty and
// refuses each write, it would log an error at each use. What a full storage keeps can still be read.
const hideUselessStorage = `(function () {
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

// The theme hides a bar that was dismissed before it draws anything, whatever its id: a new one would show only from the
// second page on.
const forgetEarlierDismissal = (id: string) => `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(id)}) {
    localStorage.removeItem('docusaurus.announcement.dismiss');
  }
} catch (error) {}`;

/** What stands in the head of each page: the scripts that run before anything is drawn, and a style for where none runs. */
export function headTags({ announcementBar }: SiteSettings): NonNullable<Config['headTags']> {
  const scripts = [
    hideUselessStorage,
    ...(announcementBar ? [forgetEarlierDismissal(announcementBar.id)] : []),
  ];
  return [{ tagName: 'script', attributes: {}, innerHTML: scripts.join('\n') }, noScriptStyle];
}
