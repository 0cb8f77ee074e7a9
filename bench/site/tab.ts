import type { Browser, Page } from '@playwright/test';
import { type Served, SLOW_LINE } from './serve.ts';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = { viewport: { width: 1366, height: 900 } };
const SLOW_PROCESSOR = 4;

export interface Conditions {
  readonly isPhone?: boolean;
  readonly isSlowProcessor?: boolean;
  /** Slows down the browser's line. Workers stay fast: see `Served.slow`. */
  readonly isSlowLine?: boolean;
}

/** Opens a page in a context of its own, with an empty cache, and closes it afterwards. */
export async function withTab<T>(
  browser: Browser,
  { isPhone = false, isSlowProcessor = false, isSlowLine = false }: Conditions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  // Our service worker loads the whole site some seconds after the first page. Playwright waits with `eval`, which our policy
  // forbids.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(isPhone ? PHONE : DESKTOP),
    ignoreHTTPSErrors: true,
    bypassCSP: true,
  });
  try {
    // tsx names functions with it, also those that run in the page.
    await context.addInitScript('globalThis.__name = (value) => value;');
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const { latency, download, upload } = SLOW_LINE;
    const line = { offline: false, latency, downloadThroughput: download, uploadThroughput: upload };
    if (isSlowLine) await cdp.send('Network.emulateNetworkConditions', line);
    if (isSlowProcessor) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
    return await use(page);
  } finally {
    await context.close();
  }
}

const QUIET_LIMIT = 20_000;

/** Waits until the server has sent nothing for a while. */
export async function waitForQuiet(page: Page, { log }: Served, quiet = 600): Promise<void> {
  const end = Date.now() + QUIET_LIMIT;
  const isBusy = () => log.some((entry) => entry.end === undefined || Date.now() - entry.end < quiet);
  do await page.waitForTimeout(100);
  while (isBusy() && Date.now() < end);
}
