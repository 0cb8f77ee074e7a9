import { translate } from '@docusaurus/Translate';
import { showNotice } from '../Notice/show-notice';

let isShown = false;

/** Says that the site has a new version. The page works as it is, so the reader decides when to reload. */
export function showNewVersion(): void {
  if (isShown) return;
  isShown = true;
  const content = {
    text: translate({ id: 'offline.newVersion', message: 'A new version of this site is available.' }),
    action: translate({ id: 'offline.reload', message: 'Reload' }),
    onAction: () => window.location.reload(),
  };
  showNotice(content, () => (isShown = false));
}
