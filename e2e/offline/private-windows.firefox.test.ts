import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { findInstalledFirefox, NO_FIREFOX } from '../../sites/firefox.ts';
import { hasProgram } from '../../sites/has-program.ts';
import { INTRO_HEADING } from '../support/page-state.ts';
import { startFirefox, type Firefox } from '../survives/firefox-page.ts';

/** Longer than the site waits before it starts the worker. */
const LATER_MS = 5_000;

const PRIVATE = { 'browser.privatebrowsing.autostart': true };
/** In private windows, which had none in earlier releases. */
const workers = (enabled: boolean) => ({ 'dom.serviceWorkers.privateBrowsing.enabled': enabled });
const BLOCK_ALL_COOKIES = { 'network.cookie.cookieBehavior': 2 };

const DENIED_STORAGE = /^console warn: Docusaurus browser storage is not available\./;

/** Pictures are only stored when a reader has seen them. The other two are a 404 page, and what a page was loading when it was left. */
const EXPECTED_OFFLINE = /\/img\/|nowhere|intercepted the request and encountered an unexpected error/;

describe.runIf(hasProgram(findInstalledFirefox(), NO_FIREFOX))('in Firefox', () => {
  let firefox: Firefox | undefined;
  afterEach(async () => {
    await firefox?.close();
    firefox = undefined;
  });

  async function openIntro(preferences: Readonly<Record<string, boolean | number>>) {
    firefox = await startFirefox(preferences);
    await firefox.open('/docs/intro');
    return firefox;
  }

  /** How many workers are registered, and how many caches there are. The browser may have neither. */
  const stored = ({ page }: Firefox) =>
    page.evaluate(async () => {
      const registrations =
        'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : undefined;
      return { workers: registrations?.length, caches: (await caches.keys()).length };
    });

  async function expectUsable({ page }: Firefox): Promise<void> {
    expect(await page.$eval('h1', (heading) => heading.textContent)).toContain(INTRO_HEADING);
    await page.click('button[aria-label^="Switch between"]');
    expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe('light');
    await page.locator('a[href="/docs/getting-started"]').click();
    await page.waitForFunction(() => /getting started/i.test(document.querySelector('h1')!.textContent));
    expect(await page.$$eval('[role="status"]', (all) => all.map((each) => each.textContent).join(''))).toBe(
      '',
    );
  }

  it('a private window without service workers stores nothing, works and logs nothing', async () => {
    const window = await openIntro({ ...PRIVATE, ...workers(false) });
    await sleep(LATER_MS);
    expect(await stored(window)).toEqual({ workers: undefined, caches: 0 });
    await expectUsable(window);
    expect(window.problems).toEqual([]);
  });

  it('a private window that denies storage, because all cookies are blocked, works and only says that', async () => {
    const window = await openIntro({ ...PRIVATE, ...BLOCK_ALL_COOKIES });
    await sleep(LATER_MS);
    await expectUsable(window);
    expect(window.problems).toEqual([expect.stringMatching(DENIED_STORAGE)]);
    await expect(stored(window)).rejects.toThrow('The operation is insecure.');
  });

  it.each([
    ['a private window', { ...PRIVATE, ...workers(true) }],
    ['another window', {}],
  ])(
    'with service workers, %s opens the site without a network',
    async (_, preferences) => {
      const window = await openIntro(preferences);
      const { page, problems } = window;
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', {
        timeout: 60_000,
      });
      expect(await stored(window)).toMatchObject({ workers: 1 });
      expect(problems).toEqual([]);
      window.disconnect();
      await window.open('/nowhere');
      expect(await page.$eval('h1', (heading) => heading.textContent)).toMatch(/not found/i);
      for (const path of ['/docs/cli-reference', '/docs', '/docs/intro']) await window.open(path);
      await expectUsable(window);
      expect(problems.filter((problem) => !EXPECTED_OFFLINE.test(problem))).toEqual([]);
    },
    120_000,
  );
});
