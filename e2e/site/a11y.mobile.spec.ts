import { findViolations } from '../support/axe.ts';
import { COLOR_MODES, gotoInMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';

test.use({ reducedMotion: 'reduce' });

for (const path of ['/', '/docs/cli-reference', '/docs/react/tutorial/basic-application']) {
  for (const mode of COLOR_MODES) {
    test(`axe finds no violation at 375 px in ${mode}: ${path}`, async ({ page }) => {
      await gotoInMode(page, path, mode);
      await expect.poll(() => findViolations(page)).toEqual([]);
    });
  }
}

test('axe finds no violation in the open menu of a docs page', async ({ page }) => {
  await gotoInMode(page, '/docs/intro', 'dark');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeInViewport();
  await expect.poll(() => findViolations(page)).toEqual([]);
});

test('code and tables that scroll horizontally can be focused and scrolled with the keyboard', async ({
  page,
}) => {
  await page.goto('/docs/cli-reference');
  const wide = page.getByRole('article').locator('pre, table');
  const unreachable = await wide.evaluateAll((boxes) =>
    boxes
      .filter((box) => box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== 'visible')
      .filter((box) => (box as HTMLElement).tabIndex < 0 && !box.querySelector('a, button'))
      .map((box) => `${box.scrollWidth} of ${box.clientWidth} px: ${box.textContent.slice(0, 60)}`),
  );
  expect(unreachable).toEqual([]);
  const code = page
    .getByRole('article')
    .locator('[data-language="text"] pre')
    .filter({ hasText: /.{50}/ })
    .first();
  await code.focus();
  await expect(code).toBeFocused();
  // While the page is still loading, the browser drops a scroll that it animates.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate((box) => box.scrollLeft), { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
});
