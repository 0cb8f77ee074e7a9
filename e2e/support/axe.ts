import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Disposable, Frame, Page } from '@playwright/test';
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

/**
 * Adds `window.axe` to the frames that a page opens. The running app's frame needs it before its own scripts: they replace
 * `Function`, which axe needs when it starts. They also replace `eval`, which Playwright needs to evaluate anything.
 */
export async function addAxeToFrames(page: Page): Promise<Disposable> {
  const keepEval = () => {
    const { eval: original } = window;
    Object.defineProperty(window, 'eval', { get: () => original, set: () => undefined });
  };
  return page.addInitScript(`(${keepEval.toString()})(); ${AXE}`);
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

/** Lists violations and what axe can't decide, in a page and its frames. `readUnclear` decides on contrast. */
export async function findProblems(page: Page, rules?: string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const frame of page.frames()) {
    const { violations, incomplete } = await runAxe(frame, 'html', {
      resultTypes: ['violations', 'incomplete'],
      // Each frame is checked by itself.
      iframes: false,
      rules: { 'frame-tested': { enabled: false } },
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    });
    const undecided = incomplete.filter(({ id }) => id !== 'color-contrast');
    problems.push(...listElements([...violations, ...undecided]));
  }
  return problems;
}
