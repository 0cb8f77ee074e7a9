import { expect } from '@playwright/test';
import { openSearch } from '../search/search-page.ts';
import { editorOf, isGenerated } from '../playground/playground-page.ts';
import { INTRO_HEADING, openHydrated } from '../support/page-state.ts';
import { cutNetwork, waitForWorker } from './deployed-site.ts';
import { test } from './offline-test.ts';

const EXAMPLES = ['Petstore', 'Film archive', 'Notebook', 'Library', 'Tram stops', 'Control room'];

// What a page asks for again and again until there is a network.
test.use({ allowErrors: [/Failed to load resource/] });

test('after the first visit, pages, redirects, the 404 page, search and the playground work without a network', async ({
  page,
  context,
  host,
}) => {
  test.slow();
  await openHydrated(page, '/');
  await waitForWorker(page);
  await cutNetwork(host, context);

  for (const address of ['/docs/intro', '/docs/intro/', '/docs/intro?from=a-link#top', '/docs', '/docs/']) {
    await openHydrated(page, address);
    await expect(page.getByRole('heading', { level: 1, name: INTRO_HEADING })).toBeVisible();
  }
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);

  const { field, options } = await openSearch(page, '/docs/cli-reference');
  await field.fill('stateful hook');
  await options.first().click();
  await expect(page).toHaveURL(/\/docs\/react\//);

  await page.goto('/playground');
  await isGenerated(page);
  for (const example of EXAMPLES) {
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: new RegExp(`^${example}`) }).click();
    await expect(editorOf(page)).toContainText(`title: ${example}`);
    await isGenerated(page);
  }
  await expect(page.getByRole('treeitem', { name: 'watch-readings.ts' })).toBeVisible();

  // Not the 404 page: it may exist.
  await expect(page.goto('/docs/nowhere.txt')).rejects.toThrow();
});

test('a phone uses stored fonts right away', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openHydrated(page, '/');
  const fonts = page.locator('#fonts');
  expect(await fonts.getAttribute('media')).not.toBe('all');
  await waitForWorker(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(fonts).toHaveAttribute('media', 'all');
});
