import type { Page, Route } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { delayChunks, failChunks, recordDocumentRequests, ROUTE_CHUNKS } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { colorToggle, INTRO_HEADING, openHydrated, waitForHydration } from '../support/page-state.ts';

test.use({ allowErrors: [/Failed to load resource|Loading chunk \S+ failed/] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: "The page couldn't be loaded." });
const alert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of this page failed to load.' });
const documentation = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' });

/** From now on no request gets a response. What the browser has prefetched doesn't count. */
async function loseNetwork(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
}

async function restoreNetwork(page: Page): Promise<void> {
  await page.unroute('**/*');
  await page.context().setOffline(false);
}

async function expectUsable(page: Page): Promise<void> {
  const mode = await page.locator('html').getAttribute('data-theme');
  await colorToggle(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', mode ?? '');
}

test('if the network is lost during a navigation, the page stays, says so, and opens the other one when the network is back', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const home = await heading(page).innerText();
  const documents = recordDocumentRequests(page);
  await loseNetwork(page);
  await documentation(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(heading(page)).toHaveText(home);
  await expectUsable(page);
  expect(await findViolations(page, undefined, '[role="status"]')).toEqual([]);
  await notice(page).getByRole('button', { name: 'Retry' }).click();
  await expect(notice(page)).toHaveCount(1);
  expect(documents).toEqual([]);

  await restoreNetwork(page);
  await expect(heading(page)).toHaveText(INTRO_HEADING);
  await waitForHydration(page);
  await expect(notice(page)).toHaveCount(0);
  await expectUsable(page);
});

test('a page that was left without a network is there again with Back, without the notice', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const home = await heading(page).innerText();
  await loseNetwork(page);
  await documentation(page).click();
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await expect(notice(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText(home);
  const documents = recordDocumentRequests(page);
  await restoreNetwork(page);
  await documentation(page).click();
  await expect(heading(page)).toHaveText(INTRO_HEADING);
  expect(documents.length).toBeLessThanOrEqual(1);
});

test('if the notice is dismissed, the focus returns to where it was', async ({ page }) => {
  await openHydrated(page, '/');
  await loseNetwork(page);
  await documentation(page).press('Enter');
  await notice(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(documentation(page)).toBeFocused();
});

test('if the host has an error during a navigation, the page stays and says so', async ({ page }) => {
  await openHydrated(page, '/');
  const home = await heading(page).innerText();
  const documents = recordDocumentRequests(page);
  await page.route('**/*', (route) => route.fulfill({ status: 503, body: 'Out of order' }));
  await documentation(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(heading(page)).toHaveText(home);
  await page.unroute('**/*');
  expect(documents).toEqual([]);
  await notice(page).getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(INTRO_HEADING);
});

test('a page that takes more than ten seconds says so, and opens when it is there', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await delayChunks(page);
  await documentation(page).click();
  const slow = page.getByRole('status').filter({ hasText: 'This page is taking a while to load.' });
  await page.clock.runFor(9_900);
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(slow.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectUsable(page);
  await release();
  await expect(heading(page)).toHaveText(INTRO_HEADING);
  await expect(slow).toHaveCount(0);
});

test("a navigation that the reader has left doesn't reload the page when it fails", async ({ page }) => {
  await openHydrated(page, '/');
  const home = await heading(page).innerText();
  const pending: Route[] = [];
  await page.route(ROUTE_CHUNKS, (route) => void pending.push(route));
  await documentation(page).click();
  await expect(page).toHaveURL('/docs/intro');
  await expect.poll(() => pending.length).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  const documents = recordDocumentRequests(page);
  const failed = page.waitForEvent('console', (message) => message.text().includes('ERR_FAILED'));
  await Promise.all(pending.map((route) => route.abort()));
  await failed;
  // It asks whether the host responds first.
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(heading(page)).toHaveText(home);
  expect(documents).toEqual([]);
  await expect(notice(page)).toHaveCount(0);
});

test('Retry on a page that was loaded in part stays there as long as there is no network', async ({
  page,
}) => {
  await failChunks(page);
  const documents = recordDocumentRequests(page);
  await page.goto('/docs/intro');
  await expect(alert(page)).toBeVisible();
  await loseNetwork(page);
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(alert(page)).toContainText("The site doesn't respond.");
  await expect(heading(page)).toHaveText(INTRO_HEADING);
  // The browser is online again, but the site isn't, however often the page asks.
  let attempts = 0;
  page.on('requestfailed', (request) => {
    if (request.method() === 'HEAD') attempts += 1;
  });
  await page.context().setOffline(false);
  await expect.poll(() => attempts).toBe(4);
  await expect(alert(page)).toBeVisible();
  expect(documents).toEqual(['/docs/intro']);
  await page.unrouteAll();
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await waitForHydration(page);
  await expect(alert(page)).toHaveCount(0);
});

const BROKEN_LOADS = [
  ['a chunk', (page: Page) => failChunks(page)],
  ['the main script', (page: Page) => page.route('**/assets/js/main.*.js', (route) => route.abort())],
] as const;

for (const [file, fail] of BROKEN_LOADS)
  test(`a page that was loaded without ${file} loads it when the network is back`, async ({ page }) => {
    await fail(page);
    await page.goto('/docs/intro');
    await expect(alert(page)).toBeVisible();
    await loseNetwork(page);
    await page.unrouteAll();
    await restoreNetwork(page);
    await waitForHydration(page);
    await expect(alert(page)).toHaveCount(0);
    await expectUsable(page);
  });
