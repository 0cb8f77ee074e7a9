import type { Config } from '@docusaurus/types';
import type { SiteSettings } from './site-settings';

// The theme hides a bar that was dismissed before it draws anything, whatever its id: a new one would show only from the
// second page on.
const forgetEarlierDismissal = (id: string) => `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(id)}) {
    localStorage.removeItem('docusaurus.announcement.dismiss');
  }
} catch {}`;

/** What stands in the head of each page beside what the generator puts there. */
export function headTags({ announcementBar }: SiteSettings): NonNullable<Config['headTags']> {
  if (!announcementBar) return [];
  return [{ tagName: 'script', attributes: {}, innerHTML: forgetEarlierDismissal(announcementBar.id) }];
}
