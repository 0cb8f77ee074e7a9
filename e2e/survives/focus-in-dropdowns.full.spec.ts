import { COLOR_MODES, gotoInMode } from '../support/color-mode.ts';
import { expect, test } from '../support/fixtures.ts';
import { readOutlines } from '../support/outlines.ts';

test.use({ site: 'all-features', contextOptions: { reducedMotion: 'reduce' } });

for (const mode of COLOR_MODES)
  test(`with all features, also in the navbar's open menus, the focus has an outline with a contrast of 3:1, in ${mode}`, async ({
    page,
  }) => {
    await gotoInMode(page, '/docs/guide/', mode);
    expect((await readOutlines(page)).faint).toEqual([]);
    for (const name of ['1.0', 'English']) {
      await page.locator('.navbar').getByRole('button', { name, exact: true }).press('Enter');
      await expect(page.locator('.dropdown--show .dropdown__link').last()).toBeVisible();
      const { count, faint } = await readOutlines(page, '.dropdown--show .dropdown__menu');
      expect(count, name).toBe(2);
      expect(faint, name).toEqual([]);
    }
  });
