import { expect, test } from '../support/fixtures.ts';
import { openHydrated, setLocalStorage, getLocalStorage } from '../support/page-state.ts';

test.use({ site: 'all-features' });

const DISMISS = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

test('the bar is above the navbar with its content and colors', async ({ page }) => {
  await openHydrated(page, '/docs/guide');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveText('Version 2 is here.');
  await expect(bar.locator('b')).toHaveText('2');
  await expect(bar).toHaveCSS('background-color', 'rgb(32, 35, 42)');
  await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
  const [barBox, navbarBox] = [
    await bar.boundingBox(),
    await page.getByRole('navigation', { name: 'Main' }).boundingBox(),
  ];
  expect(barBox!.y + barBox!.height).toBeLessThanOrEqual(navbarBox!.y);
  expect(await getLocalStorage(page, ID)).toBe('news-1');
});

test('the bar is shown until dismissed, and the dismissal is remembered across navigation and reloads', async ({
  page,
}) => {
  await openHydrated(page, '/docs/guide');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  expect(await getLocalStorage(page, DISMISS)).toBe('true');
  await page.getByRole('main').getByRole('link', { name: 'details', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Details');
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Details');
  await expect(bar).toHaveCount(0);
});

test('a dismissed bar is hidden before the page is hydrated', async ({ page }) => {
  await setLocalStorage(page, { [ID]: 'news-1', [DISMISS]: 'true' });
  await page.route(/\/assets\/js\/main\./, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/docs/guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Version 2 is here.')).toBeHidden();
});

test("the dismissal is forgotten when the bar's id changes", async ({ page }) => {
  await setLocalStorage(page, { [ID]: 'news-0', [DISMISS]: 'true' });
  await openHydrated(page, '/docs/guide');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await getLocalStorage(page, ID)).toBe('news-1');
  expect(await getLocalStorage(page, DISMISS)).toBe('false');
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});
