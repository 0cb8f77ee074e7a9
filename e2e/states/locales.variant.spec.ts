import { expect, test } from '../support/fixtures.ts';
import { waitForHydration, openHydrated, scrollToTop } from '../support/page-state.ts';

test.use({ site: 'all-features' });

test('the locale dropdown keeps search and hash when switching, and the page says its language and direction', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro?from=mail#part-3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const navbar = page.getByRole('navigation').first();
  await scrollToTop(page);
  await navbar.getByRole('button', { name: 'English' }).hover();
  await navbar.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/docs/intro?from=mail#part-3');
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await scrollToTop(page);
  await navbar.getByRole('button', { name: 'Français' }).hover();
  await navbar.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/docs/intro?from=mail#part-3');
});
