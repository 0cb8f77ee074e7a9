import type { Page } from '@playwright/test';
import { COLOR_RULES, findProblems } from '../support/axe.ts';
import { COLOR_MODES, gotoInMode } from '../support/color-mode.ts';
import { expect, test } from '../support/fixtures.ts';
import { readOutlines } from '../support/outlines.ts';
import { readUnclear } from '../support/unclear-contrast.ts';

test.use({ site: 'all-features', contextOptions: { reducedMotion: 'reduce' } });

/** The navbar's dropdowns, of versions and of languages. */
const DROPDOWNS = ['1.0', 'English'];

async function openDropdown(page: Page, name: string): Promise<void> {
  await page.locator('.navbar').getByRole('button', { name, exact: true }).press('Enter');
  await expect(page.locator('.dropdown--show .dropdown__link')).toHaveCount(2);
  await expect(page.locator('.dropdown--show .dropdown__link').last()).toBeVisible();
}

for (const mode of COLOR_MODES) {
  test(`with all features, the focus has an outline with a contrast of 3:1, in ${mode}`, async ({ page }) => {
    await gotoInMode(page, '/docs/guide/', mode);
    expect((await readOutlines(page)).faint).toEqual([]);
  });

  for (const name of DROPDOWNS)
    test(`in the open dropdown "${name}", axe finds nothing, and the focus has an outline with a contrast of 3:1, in ${mode}`, async ({
      page,
    }) => {
      await gotoInMode(page, '/docs/guide/', mode);
      await openDropdown(page, name);
      const rules = mode === 'light' ? COLOR_RULES : undefined;
      await expect.poll(() => findProblems(page, rules)).toEqual([]);
      expect((await readUnclear(page)).faint).toEqual([]);
      const { count, faint } = await readOutlines(page, '.dropdown--show .dropdown__menu');
      expect(count).toBe(2);
      expect(faint).toEqual([]);
    });
}
