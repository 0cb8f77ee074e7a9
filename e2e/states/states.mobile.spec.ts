import { CHUNK_ERRORS, failChunks } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated, getLocalStorage, INTRO_HEADING } from '../support/page-state.ts';

test.use({ allowErrors: CHUNK_ERRORS });

test('the color-mode toggle is in the mobile sidebar and stores the choice', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  const toggle = page.getByRole('button', { name: /^Switch between dark and light mode/ });
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  await toggle.tap();
  await expect(toggle).toHaveAccessibleName(/currently light mode/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await getLocalStorage(page, 'theme')).toBe('light');
});

test('the alert of a failed load fits the screen, and its Retry can be tapped', async ({ page }) => {
  const hint = await failChunks(page);
  await page.goto('/docs/intro');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Loading chunk \S+ failed/);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await hint();
  await alert.getByRole('button', { name: 'Retry' }).tap();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: INTRO_HEADING })).toBeVisible();
});
