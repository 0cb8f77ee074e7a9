import { browserslist } from '../package.json';

/** The oldest browsers that the site supports, for what Docusaurus doesn't bundle: `chrome >= 111` → `chrome111` */
export const oldestBrowsers: readonly string[] = browserslist.production.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
);
