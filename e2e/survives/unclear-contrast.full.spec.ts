import { COLOR_MODES, gotoInMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';
import { readUnclear } from '../support/unclear-contrast.ts';
import { PAGES } from './pages.ts';

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

for (const mode of COLOR_MODES)
  test(`text whose background axe can't determine has a contrast of 4.5:1, in ${mode}`, async ({ page }) => {
    let total = 0;
    for (const path of PAGES) {
      await gotoInMode(page, path, mode);
      const { count, faint } = await readUnclear(page);
      total += count;
      expect(faint, path).toEqual([]);
    }
    expect(total).toBeGreaterThan(50);
  });
