import { expect } from '../support/fixtures.ts';
import { test } from '../support/loaded-site.ts';
import { designedPaths } from '../support/routes.ts';

test.use({ reducedMotion: 'reduce' });

const overflowing = () => {
  const width = document.documentElement.clientWidth;
  return document.documentElement.scrollWidth > width ? document.documentElement.scrollWidth : 0;
};

/** Tables that scroll aren't focusable, so they have to fit. */
const findClippedTables = (tables: Element[]) =>
  tables
    .filter((table) => table.scrollWidth > table.clientWidth)
    .map((table) => table.textContent.slice(0, 60));

for (const path of designedPaths) {
  test(`the page does not scroll horizontally at 375 px, in dark and in light: ${path}`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await page.evaluate(overflowing), 'dark').toBe(0);
    expect(await page.locator('article table').evaluateAll(findClippedTables), 'tables').toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    expect(await page.evaluate(overflowing), 'light').toBe(0);
  });
}
