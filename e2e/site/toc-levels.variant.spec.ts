import { expect, test } from '../support/fixtures.ts';

// The real site has no headings below level 3.
test.use({ site: 'locked' });

test('the table of contents of a page with headings of four levels has levels 2 and 3', async ({ page }) => {
  await page.goto('/docs/guide/details');
  await expect(page.getByRole('heading', { level: 4, name: 'Fourth level' })).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop').getByRole('link')).toHaveText([
    'Second level',
    'Third level',
  ]);
});
