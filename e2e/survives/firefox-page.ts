import type { AddressInfo } from 'node:net';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findInstalledFirefox, NO_FIREFOX } from '../../sites/firefox.ts';
import { createSiteServer } from '../../sites/site-server.ts';
import { siteDirectory } from '../support/built-site.ts';

export interface Firefox {
  readonly page: Page;
  /** What the page has logged as a warning or an error, and its requests to other hosts. */
  readonly problems: string[];
  /** Loads a page and waits for hydration. */
  readonly open: (path: string) => Promise<void>;
  /** Ends all connections and accepts no others. */
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
}

function collectProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`page error: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn')
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && !url.startsWith(origin))
      problems.push(`request to another host: ${url}`);
  });
  return problems;
}

type Preferences = Readonly<Record<string, boolean | number>>;

async function launch(preferences: Preferences): Promise<Browser> {
  const executablePath = findInstalledFirefox();
  if (!executablePath) throw new Error(NO_FIREFOX);
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // Firefox on Linux has overlay scrollbars otherwise, which no page has to leave room for.
      'widget.gtk.overlay-scrollbars.enabled': false,
      // Tests read what a page copies.
      'dom.events.testing.asyncClipboard': true,
      ...preferences,
    },
  });
}

/**
 * Serves the built site and opens it in Firefox, with one tab for all tests: it takes seconds to start.
 *
 * @param preferences - settings of the browser, by their names in `about:config`.
 */
export async function startFirefox(preferences: Preferences = {}): Promise<Firefox> {
  const server = createSiteServer(siteDirectory());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const disconnect = () => {
    server.close();
    server.closeAllConnections();
  };
  const browser = await launch(preferences);
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  await page.setViewport({ width: 1280, height: 800 });
  return {
    page,
    problems: collectProblems(page, origin),
    open: async (path) => {
      await page.goto(origin + path);
      await page.waitForSelector('html[data-has-hydrated="true"]');
    },
    disconnect,
    close: async () => {
      await browser.close();
      disconnect();
    },
  };
}
