import { COLOR_RULES, findViolations } from '../support/axe.ts';
import { gotoInMode, switchMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';
import { designedPaths } from '../support/routes.ts';

test.use({ allowErrors: [/404 \(Not Found\)/] });

for (const path of [...designedPaths, '/no-such-page']) {
  test(`axe finds no violation in dark and in light: ${path}`, async ({ page }) => {
    await gotoInMode(page, path, 'dark');
    await expect.poll(() => findViolations(page), { message: 'dark', timeout: 15_000 }).toEqual([]);
    await switchMode(page, 'light');
    await expect
      .poll(() => findViolations(page, COLOR_RULES), { message: 'light', timeout: 15_000 })
      .toEqual([]);
  });
}
