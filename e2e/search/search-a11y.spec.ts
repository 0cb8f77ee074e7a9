import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { COLOR_MODES, gotoInMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';
import { search } from './search-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const theme of COLOR_MODES) {
  for (const typed of ['', 'clearOnUnmount', 'zzqx']) {
    test(`axe finds no violation in the open search: ${theme}, "${typed}" typed`, async ({ page }) => {
      await gotoInMode(page, '/docs/intro', theme);
      const { button, field, status } = search(page);
      await button.click();
      await field.fill(typed);
      await expect(status).toHaveText(
        typed === '' ? 'Common questions' : typed === 'zzqx' ? /^No results/ : /results/,
      );
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const { axe: tool } = window as unknown as { axe: { run: (root: string) => Promise<AxeResults> } };
        return (await tool.run('[role=dialog]')).violations.map(({ id, nodes }) => [
          id,
          nodes.map(({ html }) => html),
        ]);
      });
      expect(violations).toEqual([]);
    });
  }
}
