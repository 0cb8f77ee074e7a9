import type { Browser } from '@playwright/test';
import { type Site, type PageName, PAGES, pathOn } from './sites.ts';
import { waitForQuiet, withTab } from './tab.ts';

/** What is measured while a page loads, in milliseconds and bytes. */
export interface Load {
  readonly lcp: number;
  readonly tbt: number;
  readonly bytesBeforeLcp: number;
  readonly scriptBytes: number;
}

interface Vitals {
  lcp: number;
  tasks: [start: number, duration: number][];
}

declare const window: Window & { vitals: Vitals };

function observe(): void {
  const vitals: Vitals = { lcp: 0, tasks: [] };
  window.vitals = vitals;
  const watch = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(use);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  watch('longtask', ({ startTime, duration }) => vitals.tasks.push([startTime, duration]));
}

const LATER = 5000;
const LONG_TASK = 50;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Loads a page on a phone with an empty cache. */
export async function loadPage(browser: Browser, site: Site, name: PageName): Promise<Load> {
  const conditions = { isPhone: true, isSlowProcessor: true, isSlowLine: true };
  return withTab(browser, conditions, async (page) => {
    site.log.length = 0;
    await page.addInitScript(observe);
    await page.goto(site.origin + pathOn(site.name, PAGES[name]), { waitUntil: 'load' });
    await page.waitForTimeout(LATER);
    await waitForQuiet(page, site);
    const { lcp, tasks, loaded } = await page.evaluate(() => ({
      ...window.vitals,
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    }));
    const early = tasks.filter(([start]) => start <= loaded + LATER);
    const scripts = site.log.filter(({ isScript, isPrefetch }) => isScript && !isPrefetch);
    // The browser's line is slow, not the server's: what it has sent may still be on its way.
    const before = await page.evaluate(
      (end) =>
        performance
          .getEntries()
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter((entry) => entry.responseEnd <= end)
          .map((entry) => entry.encodedBodySize),
      lcp,
    );
    return {
      lcp,
      tbt: sum(early.map(([, duration]) => Math.max(0, duration - LONG_TASK))),
      bytesBeforeLcp: sum(before),
      scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
    };
  });
}
