import { expect, test } from '../support/fixtures.ts';
import { openSearch } from './search-page.ts';

test.use({ site: 'all-features' });

for (const [where, path, href] of [
  ['the latest version', '/docs/intro', '/docs/guide/details'],
  ['another version', '/docs/next/intro', '/docs/next/guide/details'],
  ['another locale', '/fr/docs/intro', '/fr/docs/guide/details'],
  ['no version, of the latest', '/', '/docs/guide/details'],
] as const) {
  test(`in ${where}, it finds the pages there`, async ({ page }) => {
    const { field, options } = await openSearch(page, path);
    await field.fill('details');
    await expect(options.first()).toHaveAttribute('href', href);
  });
}

test('an unlisted page is not found', async ({ page }) => {
  const { field, status } = await openSearch(page, '/docs/next/intro');
  await field.fill('Not listed anywhere');
  await expect(status).toHaveText(/results|Nothing/);
  await expect(page.getByRole('option', { name: /Hidden/ })).toHaveCount(0);
});
