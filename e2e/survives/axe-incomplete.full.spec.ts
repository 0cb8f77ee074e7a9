import { COLOR_RULES, findProblems } from '../support/axe.ts';
import { COLOR_MODES, gotoInMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { OPENINGS, sizeOf } from '../support/openings.ts';
import { test } from '../support/reused-page.ts';
import { readUnclear } from '../support/unclear-contrast.ts';
import { PAGES } from './pages.ts';

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

for (const path of PAGES)
  test(`axe finds nothing wrong or undecided: ${path}`, async ({ page }) => {
    await gotoInMode(page, path, 'dark');
    await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
    await expect.poll(() => findProblems(page)).toEqual([]);
  });

for (const mode of COLOR_MODES)
  for (const opening of OPENINGS)
    test(`axe finds nothing wrong or undecided in ${opening.name}, in ${mode}`, async ({ page }) => {
      await page.setViewportSize(sizeOf(opening));
      await gotoInMode(page, opening.path, mode);
      await opening.open(page);
      const rules = mode === 'light' ? COLOR_RULES : undefined;
      await expect.poll(() => findProblems(page, rules)).toEqual([]);
      for (const frame of page.frames()) expect((await readUnclear(frame)).faint).toEqual([]);
    });
