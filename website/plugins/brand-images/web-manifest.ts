import type { Identity } from '@hookloom/identity';
import { appIcons } from './app-icons';

/** The color of the page in the default color mode. */
const GROUND = '#111319';

/** What a browser needs to install the site: https://www.w3.org/TR/appmanifest/ */
export function webManifest({ name, tagline }: Identity, baseUrl: string, lang: string): object {
  return {
    id: baseUrl,
    name: name.display,
    short_name: name.display,
    description: tagline,
    lang,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
    // With buttons for Back and Reload, where supported.
    display_override: ['minimal-ui'],
    background_color: GROUND,
    theme_color: GROUND,
    icons: appIcons.map(({ file, size, purpose = 'any' }) => ({
      src: `${baseUrl}img/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
