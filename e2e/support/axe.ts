import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules whose answer depends on colors; the others see the same page in both modes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page as it stands: each violation with its element. Poll it: rarely, on a busy machine, the browser
 * reports for some elements the text color of before the color mode was set; a real violation stays.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const results = await page.evaluate(
    (choice) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(choice),
    options,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`,
    ),
  );
}
