import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { INTRO_HEADING } from '../support/page-state.ts';

test.use({ allowErrors: [/404 \(Not Found\)|MIME type|Loading (?:CSS )?chunk \S+ failed/] });

/** Responds with 404 to the files of the build that match, as a host does before they are uploaded. */
const withhold = (page: Page, isMissing: (path: string) => boolean) =>
  page.route(/\/(?:assets|search)\//, (route) => {
    const { pathname } = new URL(route.request().url());
    return isMissing(pathname) ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue();
  });

/** The page shows its text with its styles, and its links lead to other pages. */
async function expectReadable(page: Page): Promise<void> {
  await page.goto('/docs/intro');
  await page.waitForLoadState('load');
  await expect(page.getByRole('heading', { level: 1, name: INTRO_HEADING })).toBeVisible();
  await expect(page.locator('.theme-doc-markdown > p').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCSS('position', 'sticky');
  await page.locator('.theme-doc-markdown a[href^="/docs/"]').first().click();
  await expect(page).not.toHaveURL(/\/docs\/intro$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(INTRO_HEADING);
}

// The same happens to a reader who loaded a page before a deployment deleted its files.
const UPLOADS: readonly (readonly [title: string, isMissing: (path: string) => boolean])[] = [
  ['none of the scripts, styles and index files of a page exist', () => true],
  ['only the main script is missing', (path) => path.includes('/main.')],
  ['only the script that loads the others is missing', (path) => path.includes('/runtime~main.')],
  ['all but the first two scripts are missing', (path) => !/\/(?:runtime~)?main\./.test(path)],
];

for (const [title, isMissing] of UPLOADS)
  test(`during an upload, pages are readable: ${title}`, async ({ page }) => {
    await withhold(page, isMissing);
    await expectReadable(page);
  });
