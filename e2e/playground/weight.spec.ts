import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { editorOf, openPlayground } from './playground-page.ts';

/** What the page may weigh with brotli, with the generator, in bytes. */
const LIMIT = 260_000;

test(`the scripts of the playground and of the generator, which starts with the first focus, weigh at most ${LIMIT} bytes with brotli`, async ({
  page,
}) => {
  const scripts = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const weigh = async (response: Response) => {
    scripts.set(response.url(), brotliCompressSync(await response.body()).length);
  };
  // Of the context, which sees the requests of workers too.
  page.context().on('response', (response) => {
    // What the service worker saves for later is not part of the page.
    if (response.request().serviceWorker() !== null) return;
    if (new URL(response.url()).pathname.endsWith('.js')) pending.push(weigh(response));
  });
  await openPlayground(page);
  await expect(editorOf(page)).toBeVisible();
  expect(page.workers()).toEqual([]);

  const started = page.waitForEvent('worker');
  await editorOf(page).focus();
  await started;
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await expect(page.locator('.pg-status')).toHaveText(/^\d+ files in \d+ ms$/);
  await Promise.all(pending);
  expect(scripts.size).toBeGreaterThan(5);
  // What links lead to is loaded ahead, while nothing else is.
  const prefetched = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  for (const url of prefetched) scripts.delete(url);
  expect([...scripts.keys()]).toContain(page.workers()[0]?.url());
  expect([...scripts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LIMIT);
});
