import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

test.use({ site: 'all-features' });

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const expectVisible = (page: Page) => expect(navbar(page)).toBeInViewport();
const expectHidden = (page: Page) => expect(navbar(page)).not.toBeInViewport();

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    // The navbar compares consecutive scroll events, and two scrolls in one frame would be one event.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(top);
}

test('the navbar hides on scroll down and shows on scroll up', async ({ page }) => {
  await openHydrated(page, '/docs/intro');
  await expectVisible(page);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, 600);
  await expectHidden(page);
  await page.mouse.wheel(0, -300);
  await expectVisible(page);
});

test('the navbar always shows near the top of the page', async ({ page }) => {
  await openHydrated(page, '/docs/intro');
  await scrollTo(page, 400);
  await scrollTo(page, 800);
  await expectHidden(page);
  await scrollTo(page, 0);
  await expectVisible(page);
  await scrollTo(page, 20);
  await scrollTo(page, 40);
  await expectVisible(page);
});

for (const [direction, start, part] of [
  ['down', 0, 'Part 20'],
  ['up', 6000, 'Part 4'],
] as const) {
  test(`the navbar hides when going ${direction} the page to a hash anchor`, async ({ page }) => {
    await openHydrated(page, '/docs/intro');
    await scrollTo(page, start);
    await page.locator('.table-of-contents').getByRole('link', { name: part, exact: true }).click();
    await expect(page).toHaveURL(/#part-/);
    await expect(page.getByRole('heading', { name: new RegExp(`^${part}(?!\\d)`) })).toBeInViewport();
    // Wait until the scroll position is stable for two frames.
    await page.waitForFunction(async () => {
      const before = window.scrollY;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return window.scrollY === before;
    });
    await expectHidden(page);
  });
}
