import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(
  readFileSync(new URL('../../website/package.json', import.meta.url), 'utf8'),
) as { readonly browserslist: { readonly production: readonly string[] } };

/** The queries of the browsers that the site supports, such as `chrome >= 111`. */
export const supportedBrowsers = browserslist.production;
