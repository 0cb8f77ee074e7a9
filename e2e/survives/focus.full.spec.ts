import { COLOR_MODES, gotoInMode } from '../support/color-mode.ts';
import { PATHS_WITH_CONTROLS } from '../support/controls.ts';
import { expect } from '../support/fixtures.ts';
import { OPENINGS, sizeOf } from '../support/openings.ts';
import { readOutlines } from '../support/outlines.ts';
import { test } from '../support/reused-page.ts';

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

for (const mode of COLOR_MODES) {
  test(`everything that has the focus has an outline with a contrast of 3:1, in ${mode}`, async ({
    page,
  }) => {
    for (const path of PATHS_WITH_CONTROLS) {
      await gotoInMode(page, path, mode);
      // A page may load its controls later.
      await expect(async () => {
        const { count, faint } = await readOutlines(page);
        expect(count, path).toBeGreaterThan(15);
        expect(faint, path).toEqual([]);
      }).toPass();
    }
  });

  for (const opening of OPENINGS)
    test(`in ${opening.name}, the focus has an outline with a contrast of 3:1, in ${mode}`, async ({
      page,
    }) => {
      await page.setViewportSize(sizeOf(opening));
      await gotoInMode(page, opening.path, mode);
      await opening.open(page);
      const { count, faint } = await readOutlines(page, opening.part);
      expect(count).toBeGreaterThan(1);
      expect(faint).toEqual([]);
      for (const frame of page.mainFrame().childFrames()) {
        // Keys reach a frame if it has the focus.
        await frame.getByRole('button').first().focus();
        const inFrame = await readOutlines(frame);
        expect(inFrame.count).toBeGreaterThan(1);
        expect(inFrame.faint).toEqual([]);
      }
    });
}
