import type { Page, Route } from '@playwright/test';
import { recordDocumentRequests } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { INTRO_HEADING, openHydrated, waitForHydration } from '../support/page-state.ts';
import { docsSidebar } from '../support/sidebar.ts';

const TABLE = /\/assets\/pages\.[0-9a-f]{8}\.json$/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const gettingStarted = (page: Page) => docsSidebar(page).getByRole('link', { name: 'Getting Started' });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: "The page couldn't be loaded." });

/** Fails all requests for the file with all pages until the returned function is called. */
async function failTable(page: Page): Promise<() => Promise<void>> {
  await page.route(TABLE, (route) => route.abort());
  return () => page.unroute(TABLE);
}

test('a page is hydrated before the file with all pages is there, and opens others when it is', async ({
  page,
}) => {
  const pending: Route[] = [];
  await page.route(TABLE, (route) => void pending.push(route));
  await openHydrated(page, '/docs/intro');
  const documents = recordDocumentRequests(page);
  await gettingStarted(page).click();
  await expect(page).toHaveURL('/docs/getting-started');
  await expect(heading(page)).toHaveText(INTRO_HEADING);
  await Promise.all(pending.map((route) => route.continue()));
  await expect(heading(page)).toHaveText('Getting Started');
  await expect(gettingStarted(page)).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(heading(page)).toHaveText(INTRO_HEADING);
  expect(documents).toEqual([]);
});

test('routes ignore case and a slash at the end, and an address without a page is not found', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  const documents = recordDocumentRequests(page);
  const open = (address: string) =>
    page.evaluate((target) => {
      history.pushState({}, '', target);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
  await open('/docs/Getting-Started/');
  await expect(heading(page)).toHaveText('Getting Started');
  await open('/docs/no-such-page');
  await expect(heading(page)).toHaveText('Page Not Found');
  await open('/docs/core-concepts');
  await expect(heading(page)).toHaveText('Glossary');
  expect(documents).toEqual([]);
});

test.describe('if the file with all pages fails to load', () => {
  test.use({ allowErrors: [/Failed to load resource|Failed to fetch|pages\.\w+\.json is not there/] });

  test('the host opens the next page', async ({ page }) => {
    const restore = await failTable(page);
    await openHydrated(page, '/docs/intro');
    await restore();
    await page.route(TABLE, (route) => route.fulfill({ status: 404 }));
    const documents = recordDocumentRequests(page);
    await gettingStarted(page).click();
    await expect(heading(page)).toHaveText('Getting Started');
    await waitForHydration(page);
    expect(documents).toEqual(['/docs/getting-started']);
  });

  test('without a network, the page stays, and Retry opens the next one', async ({ page }) => {
    await failTable(page);
    await openHydrated(page, '/docs/intro');
    await page.route('**/*', (route) => route.abort('internetdisconnected'));
    await gettingStarted(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(heading(page)).toHaveText(INTRO_HEADING);
    await page.unrouteAll();
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Getting Started');
  });

  test('the 404 page works all the same', async ({ page }) => {
    await failTable(page);
    await openHydrated(page, '/no-such-page');
    await expect(heading(page)).toHaveText('Page Not Found');
  });
});
