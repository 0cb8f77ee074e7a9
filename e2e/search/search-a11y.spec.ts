import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test } from '../support/fixtures.ts';
import { openSearch } from './search-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const theme of ['dark', 'light']) {
  for (const typed of ['', 'clearOnUnmount', 'zzqx']) {
    test(`axe finds nothing wrong with the open search: ${theme}, "${typed}" typed`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      const { field, status } = await openSearch(page);
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
