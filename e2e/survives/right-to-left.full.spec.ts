import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';
import { overflowOf, PAGES } from './pages.ts';

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

async function openMirrored(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
}

for (const width of [375, 1440])
  test(`from right to left, no page scrolls sideways, and code stays from left to right: at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await openMirrored(page, path);
      expect(await overflowOf(page), path).toBe(0);
      const mirrored = await page
        .locator('main :is(pre, code)')
        .evaluateAll((nodes) =>
          nodes.filter((node) => getComputedStyle(node).direction === 'rtl').map((node) => node.textContent),
        );
      expect(mirrored, path).toEqual([]);
    }
  });

test('from right to left, menu and search open, and are within the window', async ({ page }) => {
  const box = async (name: string, selector: string) => {
    const found = await page.locator(selector).boundingBox();
    expect(found, name).not.toBeNull();
    return found!;
  };
  await page.setViewportSize({ width: 375, height: 740 });
  await openMirrored(page, '/docs/intro');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = await box('menu', '.navbar-sidebar');
  expect([menu.x + menu.width, menu.x > 0]).toEqual([375, true]);
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('/');
  const dialog = await box('search', 'dialog[open]');
  expect(dialog.x).toBeCloseTo(1280 - dialog.x - dialog.width, 0);
  await page.keyboard.press('Escape');
  const [sidebar, text] = [
    await box('sidebar', '.theme-doc-sidebar-container'),
    await box('text', 'article'),
  ];
  expect(sidebar.x).toBeGreaterThan(text.x);
});
