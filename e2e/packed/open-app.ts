import { chromium, type Page } from '@playwright/test';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { findInstalledChromium } from '../../sites/chromium.ts';
import { createSiteServer } from '../../sites/site-server.ts';
import { WIDTH } from '../pictures/take-picture.ts';

interface OpenedTab {
  /** A blank tab. */
  readonly tab: Page;
  /** Uncaught errors, and logged errors and warnings. */
  readonly problems: readonly string[];
}

interface OpenedApp extends OpenedTab {
  /** The app's origin. */
  readonly origin: string;
}

/** Starts a browser. It closes when the test finishes. */
export async function openTab(): Promise<OpenedTab> {
  const executablePath = findInstalledChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  onTestFinished(() => browser.close());
  // As sharp as pictures have to be.
  const tab = await browser.newPage({ viewport: { width: WIDTH, height: 480 }, deviceScaleFactor: 2 });
  tab.setDefaultTimeout(120_000); // A busy machine.
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(String(error)));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return { tab, problems };
}

/** Serves a built app and opens a browser. Both close when the test finishes. */
export async function openApp(directory: string): Promise<OpenedApp> {
  const site = createSiteServer(directory).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  return { origin, ...(await openTab()) };
}
