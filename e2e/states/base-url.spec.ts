import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

test.use({ basePath: '/wrong/', allowErrors: [/status of 404|MIME type/] });

const banner = 'Your Docusaurus site did not load properly.';

test('a home page served under a wrong base path says so, names the configured base URL and suggests the right one', async ({
  page,
}) => {
  await page.goto('/wrong/');
  await expect(page.getByText(banner)).toBeVisible();
  await expect(page.getByText('Current configured baseUrl = /')).toBeVisible();
  await expect(page.getByText('We suggest trying baseUrl = /wrong/')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('if the site loads correctly, there is no such banner', async ({ page }) => {
  await page.route(/^[^?]*$/, async (route) => {
    const url = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(`/wrong${url.pathname}`, url).href }) });
  });
  await openHydrated(page, '/');
  await expect(page.getByText(banner)).toHaveCount(0);
  // Wait for pending prefetches.
  await page.unrouteAll({ behavior: 'wait' });
});
