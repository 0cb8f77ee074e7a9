import { findViolations } from '../support/axe.ts';
import { COLOR_MODES, gotoInMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';
import { PAGES } from './pages.ts';

/** Body text, as opposed to code, controls and captions. */
const BODY = 'main :is(p, li, td, dd):not(pre *, button *, figure *, [role="tree"] *, .contract *)';

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

for (const mode of COLOR_MODES)
  test(`body text has a contrast of at least 7:1 in ${mode}`, async ({ page }) => {
    for (const path of PAGES) {
      await gotoInMode(page, path, mode);
      await expect
        .poll(() => findViolations(page, ['color-contrast-enhanced'], BODY), { message: path })
        .toEqual([]);
    }
  });

for (const width of [375, 1440])
  test(`targets are 24 pixels wide and high, or that far apart: at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await gotoInMode(page, path, 'dark');
      await expect.poll(() => findViolations(page, ['target-size']), { message: path }).toEqual([]);
    }
  });
