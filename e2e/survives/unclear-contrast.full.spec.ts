import { COLOR_MODES, gotoInMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';
import { readUnclear } from '../support/unclear-contrast.ts';
import { PAGES } from './pages.ts';

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

for (const mode of COLOR_MODES)
  test(`text whose background axe can't determine has a contrast of 4.5:1, in ${mode}`, async ({ page }) => {
    test.slow();
    let total = 0;
    for (const path of PAGES) {
      await gotoInMode(page, path, mode);
      let count = 0;
      // A page that was just opened may still change its colors, as in the other tests with axe.
      await expect
        .poll(
          async () => {
            const unclear = await readUnclear(page);
            count = unclear.count;
            return unclear.faint;
          },
          { message: path },
        )
        .toEqual([]);
      total += count;
    }
    expect(total).toBeGreaterThan(50);
  });
