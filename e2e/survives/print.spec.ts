import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';

/** The width of A4 within Chromium's margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

test.describe('printed', () => {
  test.use({ viewport: PAPER });
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));
  test.afterEach(({ page }) => page.emulateMedia({ media: null }));

  test('a page has the commands of every package manager, and nothing to press', async ({ page }) => {
    await openHydrated(page, '/docs/getting-started');
    for (const command of ['npx hookloom init', 'pnpm exec hookloom init', 'yarn hookloom init'])
      await expect(page.getByText(command).first()).toBeVisible();
    for (const role of ['navigation', 'contentinfo', 'button', 'combobox', 'textbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('each command is below the name of its package manager', async ({ page }) => {
    await openHydrated(page, '/docs/getting-started');
    const labels = await page
      .getByRole('tabpanel')
      .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
    expect(labels.slice(0, 4)).toEqual(['"npm"', '"pnpm"', '"yarn"', '"bun"']);
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('a page in dark mode is dark text on white', async ({ page }) => {
    await openHydrated(page, '/docs/intro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('main p').first()).toHaveCSS('color', 'rgb(29, 31, 38)');
  });

  test('links to other sites are written out after their text', async ({ page }) => {
    await openHydrated(page, '/docs/guides/migrate');
    const links = page.getByRole('main').locator('a[href^="http"]');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all())
      expect(await link.evaluate((node) => getComputedStyle(node, '::after').content)).toContain(
        String(await link.getAttribute('href')),
      );
    const inner = page.getByRole('main').locator('a[href^="/"]').first();
    expect(await inner.evaluate((node) => getComputedStyle(node, '::after').content)).not.toContain('/');
  });

  for (const path of ['/', '/docs/cli-reference', '/docs/react/tutorial/basic-application'])
    test(`no line of code and no table is cut off: ${path}`, async ({ page }) => {
      await openHydrated(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER.width);
      const cut = await page
        .locator('main :is(pre, table)')
        .evaluateAll(
          (boxes, width) =>
            boxes
              .filter(
                (box) =>
                  box.checkVisibility() &&
                  (box.scrollWidth > box.clientWidth || box.getBoundingClientRect().right > width),
              )
              .map((box) => box.textContent.slice(0, 60)),
          PAPER.width,
        );
      expect(cut).toEqual([]);
    });
});
