import { expect, type Page } from '@playwright/test';
import { siteDirectory } from '../support/built-site.ts';
import { openHydrated } from '../support/page-state.ts';
import { cutNetwork, waitForWorker } from './deployed-site.ts';
import { test } from './offline-test.ts';

test.use({ allowErrors: [/Failed to load resource/] });
test.slow();

/** Longer than the site waits before it starts the worker. */
const LATER_MS = 5_000;

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The names of caches, and how many entries the databases have. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    // To open one creates it.
    if ((await indexedDB.databases()).length === 0) return { caches: names, timestamps: 0 };
    const open = indexedDB.open('workbox-expiration');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const count = open.result.transaction('cache-entries').objectStore('cache-entries').count();
    await new Promise((resolve) => (count.onsuccess = resolve));
    open.result.close();
    return { caches: names, timestamps: count.result };
  });

test('a build without offline use removes the worker and all that it stored, and pages come from the network', async ({
  page,
  context,
  host,
}) => {
  await openHydrated(page, '/docs/intro');
  await waitForWorker(page);
  await page.evaluate(async () => {
    await fetch('/img/cards/cli-reference.png');
    await caches.open('of-another-site-https://site.example/');
  });
  await expect.poll(async () => (await stored(page)).timestamps).toBe(1);
  expect((await stored(page)).caches).toHaveLength(4);

  host.deploy(siteDirectory('locked'));
  const other = await context.newPage();
  await openHydrated(other, '/');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect
    .poll(() => stored(other))
    .toEqual({ caches: ['of-another-site-https://site.example/'], timestamps: 0 });
  await expect.poll(() => registrations(other)).toBe(0);
  // The page of the earlier build is still open.
  await expect(page.getByRole('status').filter({ hasText: 'A new version of this site' })).toBeVisible();

  host.requests.length = 0;
  const response = await other.goto('/docs/intro');
  expect(response?.fromServiceWorker()).toBe(false);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await other.waitForTimeout(LATER_MS);
  expect(await registrations(other)).toBe(0);
  expect(host.requests).toContain('/docs/intro');
  expect(host.requests).not.toContain('/sw.js');
  await cutNetwork(host, context);
  await expect(other.goto('/docs/intro')).rejects.toThrow();
});
