import path from 'node:path';
import { identityFrom, type Identity } from '@hookloom/identity';
import { variantDirectory } from '../../sites/variant.ts';
import { variants } from '../../sites/variants/index.ts';
import { test as base } from '../support/fixtures.ts';
import { readPages, type PageFacts } from '../support/page-facts.ts';
import { docsRoutes, readDocsRoutes, type Route } from '../support/routes.ts';

interface Site {
  identity: Identity;
  /** The docs routes, from the site's files. */
  routes: readonly Route[];
  /** The home page, the pages to try and the docs. */
  addresses: readonly string[];
  pages: readonly PageFacts[];
}

/** For tests that run on the website, and on the rebranded variant with more pages. */
export const test = base.extend<object, Site>({
  identity: [
    async ({ site }, use) => use(identityFrom(variants.find(({ name }) => name === site)?.env ?? {})),
    { scope: 'worker' },
  ],
  routes: [
    async ({ site, identity }, use) =>
      use(
        site === 'website'
          ? docsRoutes
          : await readDocsRoutes(path.join(variantDirectory(site), 'docs'), identity),
      ),
    { scope: 'worker' },
  ],
  addresses: [
    async ({ routes }, use) =>
      use(['/', '/break-the-contract', '/playground', ...routes.map((each) => each.path)]),
    { scope: 'worker' },
  ],
  // Worker-scoped, so that pages are only read once.
  pages: [
    async ({ browser, origin, addresses }, use) => {
      const page = await browser.newPage({ baseURL: origin });
      await use(await readPages(page, addresses));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
