import { getLuminance } from '../support/color.ts';
import { expect, test } from '../support/fixtures.ts';
import { colorToggle, openHydrated, setLocalStorage, getLocalStorage } from '../support/page-state.ts';

test.use({ site: 'locked' });

const bar = 'This stays.';

test('with the switch disabled there is no toggle, the site is dark, and an earlier choice is ignored', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await setLocalStorage(page, { theme: 'light' });
  await openHydrated(page, '/docs/guide');
  await expect(colorToggle(page)).toHaveCount(0);
  await expect.poll(() => getLocalStorage(page, 'theme')).toBeNull();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an announcement that is not closeable has no close button', async ({ page }) => {
  await setLocalStorage(page, { 'docusaurus.announcement.id': 'pinned' });
  await openHydrated(page, '/docs/guide');
  const announcement = page.getByRole('banner').filter({ hasText: bar });
  await expect(announcement).toBeVisible();
  await expect(announcement.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(announcement).toBeVisible();
});

test('the dark navbar style is dark in light mode too, and is readable', async ({ page }) => {
  await openHydrated(page, '/docs/guide?docusaurus-theme=light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const background = await getLuminance(navbar, 'background-color');
  expect(background).toBeLessThan(0.1);
  const text = await getLuminance(navbar.getByRole('link', { name: 'GitHub' }), 'color');
  expect((text + 0.05) / (background + 0.05)).toBeGreaterThan(4.5);
});
