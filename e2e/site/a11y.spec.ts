import { COLOR_RULES, findViolations } from '../support/axe.ts';
import { readMode, switchMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/loaded-site.ts';
import { designedPaths } from '../support/routes.ts';

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

for (const path of [...designedPaths, '/no-such-page']) {
  test(`axe finds no violation in dark and in light: ${path}`, async ({ page, visit }) => {
    await visit(path);
    const mode = await readMode(page);
    const otherMode = mode === 'dark' ? 'light' : 'dark';
    await expect.poll(() => findViolations(page), { message: mode }).toEqual([]);
    await switchMode(page, otherMode);
    await expect.poll(() => findViolations(page, COLOR_RULES), { message: otherMode }).toEqual([]);
  });
}
