import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that depend on colors. All others have the same result in both modes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe?: Pick<typeof import('axe-core'), 'run'>;
  }
}

/** Adds `window.axe` to a page or frame, whose policy allows no other script element. */
export async function addAxe(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

async function runAxe(page: Page | Frame, part: string, options: RunOptions): Promise<AxeResults> {
  await addAxe(page);
  return page.evaluate(
    ([context, choice]) => window.axe!.run(context, choice),
    // No rule that is on reads the style sheets.
    [part, { preload: false, ...options }] as const,
  );
}

const listElements = (results: readonly Result[]): string[] =>
  results.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`,
    ),
  );

/**
 * Runs axe and lists violations with their elements. Poll it: rarely, under load, the browser reports text colors from
 * before the color mode was set.
 *
 * @param part - The selector of the part to check.
 */
export async function findViolations(page: Page, rules?: string[], part = 'html'): Promise<string[]> {
  const { violations } = await runAxe(page, part, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  return listElements(violations);
}

/** Lists violations and what axe can't decide. `readUnclear` decides on contrast. */
export async function findProblems(page: Page): Promise<string[]> {
  const { violations, incomplete } = await runAxe(page, 'html', {
    resultTypes: ['violations', 'incomplete'],
  });
  return listElements([...violations, ...incomplete.filter(({ id }) => id !== 'color-contrast')]);
}
