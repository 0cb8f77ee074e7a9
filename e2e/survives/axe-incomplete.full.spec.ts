import { findProblems } from '../support/axe.ts';
import { gotoInMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { OPENINGS, sizeOf } from '../support/openings.ts';
import { test } from '../support/reused-page.ts';
import { PAGES } from './pages.ts';

/** What axe leaves undecided, and why that is right. */
const UNDECIDED: Readonly<Record<string, readonly unknown[]>> = {
  // The app's frame has no origin, so the page can't run axe in it.
  'the running app of the playground': [expect.stringMatching(/^frame-tested: iframe: /)],
};

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

for (const path of PAGES)
  test(`axe finds nothing wrong or undecided: ${path}`, async ({ page }) => {
    await gotoInMode(page, path, 'dark');
    await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
    await expect.poll(() => findProblems(page), { timeout: 15_000 }).toEqual([]);
  });

for (const opening of OPENINGS)
  test(`axe finds nothing wrong or undecided in ${opening.name}`, async ({ page }) => {
    await page.setViewportSize(sizeOf(opening));
    await gotoInMode(page, opening.path, 'dark');
    await opening.open(page);
    await expect.poll(() => findProblems(page), { timeout: 15_000 }).toEqual(UNDECIDED[opening.name] ?? []);
  });
