import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';
import { overflowOf, PAGES } from './pages.ts';

/** A window of 1280 × 1024 pixels, zoomed: WCAG 2.2, 1.4.4 and 1.4.10. */
const ZOOMS = [
  [200, { width: 640, height: 512 }],
  [400, { width: 320, height: 256 }],
] as const;

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

/** Words that their box cuts off: the box hides what overflows it and can't be scrolled. */
const findCutWords = (page: Page) =>
  page.locator('h1, h2, h3, p, li, a, button, label, td, th, summary, legend').evaluateAll((nodes) =>
    nodes
      .filter(
        (node) => node.checkVisibility() && node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1,
      )
      .filter((node) => {
        const { overflowX, textOverflow } = getComputedStyle(node);
        return (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
      })
      .map((node) => node.outerHTML.slice(0, 120)),
  );

/** WCAG 2.2, 1.4.12 */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const [zoom, viewport] of ZOOMS)
  test.describe(`at ${zoom} %`, () => {
    test.use({ viewport });

    test('no page scrolls sideways, and no word is cut off', async ({ page }) => {
      for (const path of PAGES) {
        await openHydrated(page, path);
        expect(await overflowOf(page), path).toBe(0);
        expect(await findCutWords(page), path).toEqual([]);
      }
    });

    test('the menu, the search and their contents can be reached', async ({ page }) => {
      await openHydrated(page, '/docs/intro');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeInViewport();
      const last = page.locator('.navbar-sidebar a:visible').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await page.getByRole('button', { name: 'Close navigation bar' }).click();
      await page.keyboard.press('/');
      await page.keyboard.type('stateful hook');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await expect(dialog.getByRole('option').first()).toBeInViewport();
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
      // More results come with the rest of the index.
      await expect(async () => {
        await dialog.getByRole('option').last().scrollIntoViewIfNeeded({ timeout: 500 });
        await expect(dialog.getByRole('option').last()).toBeInViewport({ timeout: 500 });
      }).toPass();
    });

    test('the state lab and the tabs of the playground work', async ({ page }) => {
      await openHydrated(page, '/docs/react/api/network-state');
      await page.locator('#lab').scrollIntoViewIfNeeded();
      const step = page.getByRole('button', { name: 'Step', exact: true });
      await step.click();
      await expect(page.locator('.lab-caption')).toContainText('1 of');
      expect(await overflowOf(page)).toBe(0);
      await openHydrated(page, '/playground');
      for (const name of ['Workbench', 'Running app', 'Breaking changes']) {
        await page.getByRole('tab', { name }).click();
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        expect(await overflowOf(page), name).toBe(0);
      }
    });
  });

test('with wider text spacing no page scrolls sideways, and no word is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  for (const path of PAGES) {
    await openHydrated(page, path);
    // The page's policy allows no style element from a script.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, TEXT_SPACING);
    expect(await overflowOf(page), path).toBe(0);
    expect(await findCutWords(page), path).toEqual([]);
  }
});
