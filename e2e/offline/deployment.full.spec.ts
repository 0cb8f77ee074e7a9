import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createSiteServer } from '../../sites/site-server.ts';
import { dottedPage } from '../../sites/variants/second-build.ts';
import { siteDirectory } from '../support/built-site.ts';
import { openHydrated, INTRO_HEADING } from '../support/page-state.ts';
import { findViolations } from '../support/axe.ts';
import { cutNetwork, storedPaths, waitForWorker } from './deployed-site.ts';
import { test } from './offline-test.ts';

const secondBuild = siteDirectory('second-build');
const NEW_HEADING = INTRO_HEADING.replace('What is', 'What was');

const isIn = (build: string) => (file: string) => existsSync(path.join(build, file));
const isNew = (file: string) => !isIn(siteDirectory())(file);
/** Whether the host no longer has a file after the deployment. Two builds share some. */
const isGone = (file: string) => !isIn(secondBuild)(file);

test.use({ allowErrors: [/Failed to load resource/] });
test.slow();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of this site' });

/** The paths of the scripts that a page has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/js/')),
  );

/** The stored pages, without their revisions. */
const storedPages = async (page: Page) =>
  [...new Set((await storedPaths(page)).map((path) => path.replace(/\?.*/, '')))]
    .filter((path) => !path.includes('.'))
    .sort();

/** Looks for a new deployment, as the browser does when another page is opened. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

test('pages that are open during a deployment say that there is a new version, keep working, and become it with Reload', async ({
  page,
  context,
  host,
}) => {
  await openHydrated(page, '/docs/intro');
  await waitForWorker(page);
  const other = await context.newPage();
  await openHydrated(other, '/docs/intro');
  await other.evaluate(() => Object.assign(window, { isOpen: true }));
  await expect(notice(page)).toHaveCount(0);

  host.deploy(secondBuild);
  await checkForUpdate(page);
  for (const open of [page, other]) await expect(notice(open).getByRole('paragraph')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  // A page of the first build goes on with its own scripts, which the host no longer has.
  await other
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Getting Started' })
    .click();
  await expect(heading(other)).toHaveText('Getting started', { ignoreCase: true });
  expect(await other.evaluate(() => 'isOpen' in window)).toBe(true);
  await expect(notice(other)).toHaveCount(1);

  const before = (await scriptsOf(page)).filter(isGone);
  expect(before.length).toBeGreaterThan(1);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toHaveText(NEW_HEADING);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  const after = await scriptsOf(page);
  expect(after.length).toBeGreaterThan(5);
  expect(after.filter(isGone)).toEqual([]);
  expect(after.filter(isNew).length).toBeGreaterThan(1);
  await expect(notice(page)).toHaveCount(0);

  // The files of the first build stay while a page of it is open.
  expect(await storedPaths(page)).toEqual(expect.arrayContaining(before));
  await notice(other).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(other)).toHaveCount(0);
  await other.close();
  await page.reload();
  await expect.poll(() => storedPaths(page)).not.toEqual(expect.arrayContaining([before[0]]));
  const stored = await storedPaths(page);
  expect(stored.filter((path) => before.includes(path))).toEqual([]);
  expect(stored.filter((path) => path.startsWith('/docs/intro?'))).toHaveLength(1);

  await cutNetwork(host, context);
  await page.reload();
  await expect(heading(page)).toHaveText(NEW_HEADING);
});

test('a page that is opened after a deployment is of the new build at once, without a notice', async ({
  page,
  host,
}) => {
  await openHydrated(page, '/');
  await waitForWorker(page);
  host.deploy(secondBuild);
  await openHydrated(page, '/docs/intro');
  await expect(heading(page)).toHaveText(NEW_HEADING);
  const [script = ''] = (await scriptsOf(page)).filter(isNew);
  await expect.poll(() => storedPaths(page)).toContain(script);
  await page.waitForTimeout(5_000);
  await expect(notice(page)).toHaveCount(0);
});

test('a page whose URL ends like a file name works without a network', async ({ page, context, host }) => {
  host.deploy(secondBuild);
  await openHydrated(page, '/docs/intro');
  await waitForWorker(page);
  await cutNetwork(host, context);
  await openHydrated(page, dottedPage.path);
  await expect(heading(page)).toHaveText(dottedPage.title);
});

test('a page that is opened while a new version is stored deletes nothing of it', async ({ page, host }) => {
  await openHydrated(page, '/docs/intro');
  await waitForWorker(page);
  const pages = await storedPages(page);
  expect(pages.length).toBeGreaterThan(100);
  const site = createSiteServer(secondBuild);
  let finish: (() => void) | undefined;
  // What comes last.
  host.intercept = (request, response) => {
    if (request.url !== '/playground') return false;
    finish = () => site.emit('request', request, response);
    return true;
  };
  host.deploy(secondBuild);
  await checkForUpdate(page);
  await expect.poll(() => finish).toBeDefined();

  // What each page does when it is opened.
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage([]));
  await page.waitForTimeout(2_000);
  finish?.();
  await expect(notice(page)).toBeVisible();
  expect(await storedPages(page)).toEqual(pages);
});
