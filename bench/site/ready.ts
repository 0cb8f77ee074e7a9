import type { Browser } from '@playwright/test';
import { type Control, controls, PAGES, pathOn, type Site } from './sites.ts';
import { withTab } from './tab.ts';

interface Seen {
  painted?: number;
  hydrated?: number;
  opened?: number;
}

declare const window: Window & { seen: Seen };

const LIMIT = 20_000;

/** Runs in the page: presses a control from its first paint on, like an impatient user, until what it opens is visible. */
function press({ button, opened }: Control): void {
  const seen: Seen = {};
  window.seen = seen;
  const TICK = 25;
  const PATIENCE = 300;
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const findVisible = (selector: string) => [...document.querySelectorAll(selector)].find(isVisible);
  let pressed = -PATIENCE;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) seen.painted = startTime;
  });
  observer.observe({ type: 'paint', buffered: true });
  setInterval(() => {
    // Before the first parsed byte, there is no root element.
    const root = document.documentElement as HTMLElement | null;
    if (root?.dataset['hasHydrated'] === 'true') seen.hydrated ??= performance.now();
    if (seen.painted === undefined || seen.opened !== undefined) return;
    // A field that is its own button is open once it has the focus.
    if (button === opened ? seen.hydrated !== undefined : findVisible(opened)) {
      seen.opened = performance.now();
      return;
    }
    const control = findVisible(button);
    if (!(control instanceof HTMLElement) || performance.now() - pressed < PATIENCE) return;
    control.click();
    control.focus();
    pressed = performance.now();
  }, TICK);
}

/** Milliseconds from the start of the navigation. */
export interface Readiness {
  readonly milliseconds: number;
  readonly hydrated: number | undefined;
}

/** Measures on a phone, with an empty cache, how early a press of a control has its effect. */
export async function measureReadiness(
  browser: Browser,
  site: Site,
  what: 'search' | 'menu',
): Promise<Readiness> {
  if (site.name === 'floor') throw new Error('The floor has no controls.');
  const control = controls[site.name][what];
  const conditions = { isPhone: true, isSlowProcessor: true, isSlowLine: true };
  return withTab(browser, conditions, async (page) => {
    await page.addInitScript(press, control);
    await page.goto(site.origin + pathOn(site.name, PAGES.long), { waitUntil: 'load' });
    await page.waitForFunction(() => window.seen.opened !== undefined, undefined, { timeout: LIMIT });
    // The mark of hydration may follow what opens.
    await page.waitForTimeout(500);
    const { opened, hydrated } = await page.evaluate(() => window.seen);
    return { milliseconds: opened!, hydrated };
  });
}
