import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

test('there is no announcement bar', async ({ page }) => {
  await openHydrated(page, '/docs/intro');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('the navbar is fixed to the top and stays on scroll', async ({ page }) => {
  await openHydrated(page, '/docs/intro');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const top = () => navbar.evaluate((node) => node.getBoundingClientRect().top);
  expect(await top()).toBe(0);
  for (const distance of [300, 400, -200]) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, distance);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + distance);
    expect(await top()).toBe(0);
  }
});

test('there are no dropdowns of versions or locales', async ({ page }) => {
  await openHydrated(page, '/docs/intro');
  const dropdowns = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^(?:Next|English)$/ });
  await expect(dropdowns).toHaveCount(0);
});
