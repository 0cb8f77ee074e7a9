import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that depend on colors. All others have the same result in both modes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe and lists violations with their elements. Poll it: rarely, under load, the browser reports text colors from
 * before the color mode was set.
 *
 * @param part - The selector of the part to check.
 */
export async function findViolations(page: Page, rules?: string[], part = 'html'): Promise<string[]> {
  // The page's policy allows no other script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // No rule that is on reads the style sheets.
    preload: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const results = await page.evaluate(
    ([context, choice]) =>
      (
        window as unknown as { axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> } }
      ).axe.run(context, choice),
    [part, options] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`,
    ),
  );
}
