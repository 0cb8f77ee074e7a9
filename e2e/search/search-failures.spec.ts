import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';
import { ENGINE, CORE_INDEX, openSearch, INDEX_PARTS } from './search-page.ts';

test.describe('failures', () => {
  test.use({ allowErrors: [/Failed to load resource|Loading chunk/] });

  for (const [what, addresses, message] of [
    ['index', CORE_INDEX, 'The search index failed to load.'],
    ['engine', ENGINE, 'Search failed to load.'],
  ] as const) {
    test(`when the ${what} cannot be loaded, it says so, keeps the query, and Retry works`, async ({
      page,
    }) => {
      await page.route(addresses, (route) => route.abort());
      const { field, alert, retry, options } = await openSearch(page);
      await page.keyboard.type('isPending');
      await expect(alert).toContainText(message);
      await retry.click();
      await expect(alert).toContainText(message);
      await page.unroute(addresses);
      await retry.click();
      await expect(field).toBeFocused();
      await expect(options.first()).toHaveAttribute('href', '/docs/react/api/is-pending');
      await expect(field).toHaveValue('isPending');
      await expect(alert).toHaveCount(0);
    });
  }

  test('an error status for the index counts as a failure to load', async ({ page }) => {
    await page.route(CORE_INDEX, (route) => route.fulfill({ status: 503, body: '[]' }));
    const { alert } = await openSearch(page);
    await expect(alert).toContainText('The search index failed to load.');
  });

  test('when the full text cannot be loaded, titles, headings and names are still found, and Retry loads the rest', async ({
    page,
  }) => {
    await page.route(INDEX_PARTS, (route) => route.abort());
    const { field, alert, retry, options, status } = await openSearch(page);
    await field.fill('isPending');
    await expect(options.first()).toHaveAttribute('href', '/docs/react/api/is-pending');
    await expect(alert).toContainText('Couldn’t load the full index.');
    await field.fill('flickers');
    await expect(status).toHaveText('No results for “flickers”.');
    await page.unroute(INDEX_PARTS);
    await retry.click();
    await expect(field).toBeFocused();
    await expect(options.first()).toHaveAttribute('href', '/docs/react/api/is-success#pitfalls');
    await expect(alert).toHaveCount(0);
  });
});
