import { expect, type Page } from '@playwright/test';
import { openSearch } from '../search/search-page.ts';
import { siteDirectory } from '../support/built-site.ts';
import { INTRO_HEADING, openHydrated } from '../support/page-state.ts';
import { cutNetwork, storedPaths, waitForWorker } from './deployed-site.ts';
import { test } from './offline-test.ts';

test.use({ allowErrors: [/Failed to load resource/] });
test.slow();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a site with another base URL works without a network, and no other site of its host', async ({
  page,
  context,
  host,
}) => {
  host.deploy(siteDirectory('all-features'));
  await openHydrated(page, '/fr/');
  await waitForWorker(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    `${host.origin}/fr/`,
  );
  await cutNetwork(host, context);
  for (const address of ['/fr/docs/guide/details', '/fr/docs/guide/', '/fr/docs', '/fr/'])
    await openHydrated(page, address);
  await expect(heading(page)).toHaveText('Home');
  const { field, options } = await openSearch(page, '/fr/docs/intro');
  await field.fill('details');
  await options.first().click();
  await expect(page).toHaveURL(/\/fr\/docs\/guide\/details/);
  expect((await page.goto('/fr/nowhere'))?.status()).toBe(404);
  await expect(page.goto('/docs/intro')).rejects.toThrow();
});

test('if a host stops responding, stored pages open within seconds', async ({ page, host }) => {
  await openHydrated(page, '/');
  await waitForWorker(page);
  host.intercept = () => true;
  for (const address of ['/docs/cli-reference', '/docs/']) {
    const start = Date.now();
    const response = await page.goto(address);
    expect(response?.fromServiceWorker()).toBe(true);
    expect(Date.now() - start).toBeLessThan(12_000);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  }
  await page.getByRole('link', { name: 'Getting Started' }).first().click();
  await expect(heading(page)).toHaveText(/Getting started/i);
});

test('if a host has an error, stored pages and redirects open, and what is not stored shows the error', async ({
  page,
  host,
}) => {
  await openHydrated(page, '/');
  await waitForWorker(page);
  host.intercept = (_request, response) => {
    response.writeHead(503).end('Out of order');
    return true;
  };
  for (const address of ['/docs/intro', '/docs/', '/docs']) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(heading(page)).toHaveText(INTRO_HEADING);
  }
  expect((await page.goto('/nowhere'))?.status()).toBe(503);
});

test('during an upload, the complete earlier version is kept and works without a network; after it, the new one does', async ({
  page,
  context,
  host,
}) => {
  const newHeading = INTRO_HEADING.replace('What is', 'What was');
  await openHydrated(page, '/docs/intro');
  await waitForWorker(page);
  const before = await storedPaths(page);
  expect(before.length).toBeGreaterThan(100);

  // The pages and the worker are there, and half of the scripts.
  host.deploy(siteDirectory('second-build'));
  host.intercept = ({ url = '' }, response) => {
    if (!/^\/assets\/js\/[a-f0-7]/.test(url)) return false;
    response.writeHead(404).end('Not found');
    return true;
  };
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const worker = registration.installing ?? registration.waiting;
    while (worker && worker.state !== 'redundant' && worker.state !== 'activated')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return worker?.state;
  });
  expect(end).toBe('redundant');
  expect(await storedPaths(page)).toEqual(expect.arrayContaining(before));

  await cutNetwork(host, context);
  for (const address of ['/docs/cli-reference', '/docs/intro']) await openHydrated(page, address);
  await expect(heading(page)).toHaveText(INTRO_HEADING);

  await host.connect();
  await context.setOffline(false);
  host.intercept = undefined;
  await openHydrated(page, '/docs/intro');
  await expect(heading(page)).toHaveText(newHeading);
  // All pages name the scripts of their build. Pictures and other files are the same in both.
  const pagesBefore = before.filter((path) => /^[^.]*\?/.test(path));
  expect(pagesBefore.length).toBeGreaterThan(100);
  await expect
    .poll(async () => (await storedPaths(page)).filter((path) => pagesBefore.includes(path)))
    .toEqual([]);
  await cutNetwork(host, context);
  await openHydrated(page, '/docs/intro');
  await expect(heading(page)).toHaveText(newHeading);
});
