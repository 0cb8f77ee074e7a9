import type { Page } from '@playwright/test';
import { delayChunks } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated, INTRO_HEADING } from '../support/page-state.ts';

// NProgress finds its bar by this attribute. It isn't a valid ARIA role.
const bar = (page: Page) => page.locator('[role="bar"]');
const spinner = (page: Page) => page.locator('[role="spinner"]');

const clickLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** Opens a page, waits for hydration and pauses its clock. */
async function openPaused(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openHydrated(page, address);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('the progress bar starts 200 ms after the path changes, at 0.08, without a spinner, and moves in 200 ms', async ({
  page,
}) => {
  await openPaused(page, '/');
  await delayChunks(page);
  await clickLink(page, 'Documentation');
  await expect(page).toHaveURL('/docs/intro');
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  await expect(spinner(page)).toHaveCount(0);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%, 0px, 0px\)/);
  await expect(bar(page)).toHaveAttribute('style', /transition: (?:all )?200ms/);
  await expect(page.getByRole('heading', { level: 1, name: INTRO_HEADING })).toHaveCount(0);
});

test('the progress bar trickles on by at most 0.02 every 800 ms', async ({ page }) => {
  await page.addInitScript(() => (Math.random = () => 1));
  await openPaused(page, '/');
  await delayChunks(page);
  await clickLink(page, 'Documentation');
  await expect(page).toHaveURL('/docs/intro');
  await page.clock.runFor(200);
  for (const left of ['90', '88', '86']) {
    await page.clock.runFor(799);
    await expect(bar(page)).not.toHaveAttribute('style', new RegExp(`translate3d\\(-${left}%`));
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveAttribute('style', new RegExp(`translate3d\\(-${left}%`));
  }
});

test('the progress bar finishes when the route update completes', async ({ page }) => {
  await openPaused(page, '/');
  const release = await delayChunks(page);
  await clickLink(page, 'Documentation');
  await expect(page).toHaveURL('/docs/intro');
  await page.clock.runFor(400);
  await expect(bar(page)).toHaveCount(1);
  await release();
  await expect(page.getByRole('heading', { level: 1, name: INTRO_HEADING })).toBeVisible();
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(0%, 0px, 0px\)/);
  // 200 ms to fill, 200 ms to fade out.
  await page.clock.runFor(399);
  await expect(bar(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(0);
});

test('a route that loads within 200 ms shows no progress bar', async ({ page }) => {
  await openPaused(page, '/');
  await clickLink(page, 'Documentation');
  await expect(page.getByRole('heading', { level: 1, name: INTRO_HEADING })).toBeVisible();
  await page.clock.runFor(2000);
  await expect(bar(page)).toHaveCount(0);
});

test('a change of only the hash shows no progress bar', async ({ page }) => {
  await openPaused(page, '/docs/intro');
  await page.locator('.table-of-contents').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/docs\/intro#/);
  await page.clock.runFor(2000);
  await expect(bar(page)).toHaveCount(0);
});
