import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

test.use({ site: 'all-features' });

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const shown = (page: Page) => expect(navbar(page)).toBeInViewport();
const hidden = (page: Page) => expect(navbar(page)).not.toBeInViewport();

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    // Two scrolls within one frame would be one to the page, which compares each with the one before.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(top);
}

test('the navbar hides on scroll down and shows on scroll up', async ({ page }) => {
  await openHydrated(page, '/docs/intro');
  await shown(page);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, 600);
  await hidden(page);
  await page.mouse.wheel(0, -300);
  await shown(page);
});

test('the navbar always shows near the top of the page', async ({ page }) => {
  await openHydrated(page, '/docs/intro');
  await scrollTo(page, 400);
  await scrollTo(page, 800);
  await hidden(page);
  await scrollTo(page, 0);
  await shown(page);
  await scrollTo(page, 20);
  await scrollTo(page, 40);
  await shown(page);
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
    // The scroll has come to rest once two frames agree on where it is.
    await page.waitForFunction(async () => {
      const before = window.scrollY;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return window.scrollY === before;
    });
    await hidden(page);
  });
}
