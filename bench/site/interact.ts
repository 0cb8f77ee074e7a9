import type { Browser, Page } from '@playwright/test';
import { type Site, controls, NAVIGATION, PAGES, pathOn, QUERY } from './sites.ts';
import { addStopwatch, type Lap, measureUntil } from './stopwatch.ts';
import { waitForQuiet, withTab } from './tab.ts';

/** The conditions in which a site is used on a desktop. */
export const MODES = {
  'Fast processor': { isSlowProcessor: false, slow: false },
  'Processor 4 times slower': { isSlowProcessor: true, slow: false },
  'Processor 4 times slower, slow line': { isSlowProcessor: true, slow: true },
} as const;

export type Mode = keyof typeof MODES;

/** Long enough for prefetching to start and to end. */
const IDLE = 1500;

/** Opens the long page and waits until it's idle. */
function withLongPage<T>(browser: Browser, site: Site, mode: Mode, use: (page: Page) => Promise<T>) {
  const { isSlowProcessor, slow } = MODES[mode];
  site.slow = slow;
  site.log.length = 0;
  return withTab(browser, { isSlowProcessor }, async (page) => {
    await addStopwatch(page);
    await page.goto(site.origin + pathOn(site.name, PAGES.long), { waitUntil: 'load' });
    await waitForQuiet(page, site, IDLE);
    return use(page);
  }).finally(() => (site.slow = false));
}

/** Follows a link of the sidebar, pointing at it for a moment first, and measures until the heading of its page is painted. */
export function navigate(browser: Browser, site: Site, mode: Mode): Promise<Lap> {
  return withLongPage(browser, site, mode, async (page) => {
    const link = page
      .locator(`:is(nav, aside) a[href="${pathOn(site.name, NAVIGATION.to)}"]:visible`)
      .first();
    await link.scrollIntoViewIfNeeded();
    await waitForQuiet(page, site);
    const target = { selector: 'h1', text: NAVIGATION.heading };
    return measureUntil(page, target, async () => {
      await link.hover();
      await page.waitForTimeout(100);
      await page.mouse.down();
      await page.mouse.up();
    });
  });
}

/** Opens the search, types a query at once, and measures from then until the first result is painted. */
export function search(
  browser: Browser,
  site: Site,
  mode: Mode,
): Promise<{ milliseconds: number; bytes: number }> {
  if (site.name === 'floor') throw new Error('The floor has no search.');
  const { search: control, result } = controls[site.name];
  return withLongPage(browser, site, mode, async (page) => {
    const mark = site.log.length;
    await measureUntil(page, { selector: `${control.opened}:focus` }, () =>
      page.locator(control.button).first().click(),
    );
    const type = () => page.keyboard.insertText(QUERY);
    const { milliseconds, end } = await measureUntil(page, { selector: result }, type, 'now');
    const sent = site.log.slice(mark).filter(({ start }) => start <= end);
    return { milliseconds, bytes: sent.reduce((total, { bytes }) => total + bytes, 0) };
  });
}
