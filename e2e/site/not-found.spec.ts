import { expect } from '../support/fixtures.ts';
import { test } from './site-test.ts';

test.describe('a URL that matches no route', () => {
  test.use({ allowErrors: [/404 \(Not Found\)/] });

  for (const address of ['/no-such-page', '/docs/no/such/page']) {
    test(`responds with 404 and a not-found page that links to other pages: ${address}`, async ({
      page,
      identity,
      addresses: known,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(page).toHaveTitle(`Page Not Found | ${identity.name.display}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      const suggestions = page.getByRole('navigation', { name: 'Suggested pages' });
      // Nothing resembles its words.
      await expect(suggestions.getByRole('button', { name: /^Search for “no.such.page”$/ })).toBeVisible();
      await expect(suggestions.getByRole('status')).not.toContainText('Did you mean');
      const ways = suggestions.getByRole('link');
      const addresses = await ways.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(addresses.length).toBeGreaterThan(1);
      for (const way of addresses) expect(known).toContain(way);
      await ways.first().click();
      await expect(page).toHaveURL(addresses[0] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
    });
  }

  test('it suggests the page with the most similar URL, and opens the search with its words', async ({
    page,
  }) => {
    await page.goto('/docs/getting-startd');
    const suggestions = page.getByRole('navigation', { name: 'Suggested pages' });
    const nearest = suggestions.getByRole('status').getByRole('link').first();
    await expect(nearest).toHaveAttribute('href', '/docs/getting-started');
    await suggestions.getByRole('button', { name: 'Search for “getting-startd”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByRole('combobox')).toHaveValue('getting-startd');
    await expect(dialog.getByRole('option').first()).toHaveAttribute('href', /^\/docs\/getting-started/);
  });

  test('it also suggests pages that are at the end of the index', async ({ page }) => {
    await page.goto('/docs/changelogs');
    const suggestions = page.getByRole('navigation', { name: 'Suggested pages' });
    const nearest = suggestions.getByRole('status').getByRole('link').first();
    await expect(nearest).toHaveAttribute('href', '/docs/guides/changelog');
  });
});
