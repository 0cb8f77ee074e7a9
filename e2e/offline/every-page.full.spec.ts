import { expect } from '@playwright/test';
import { allPaths } from '../support/routes.ts';
import { openHydrated } from '../support/page-state.ts';
import { cutNetwork, waitForWorker } from './deployed-site.ts';
import { test } from './offline-test.ts';

// Pictures are only stored when a reader has seen them.
test.use({ allowErrors: [/Failed to load resource.*\/img\//] });

test('after the first visit, every page opens and hydrates without a network', async ({
  page,
  context,
  host,
}) => {
  test.slow();
  await openHydrated(page, '/');
  await waitForWorker(page);
  await cutNetwork(host, context);
  const pages = [...allPaths, '/playground', '/break-the-contract'];
  expect(pages.length).toBeGreaterThan(100);
  for (const path of pages) {
    const response = await page.goto(path);
    expect(response?.fromServiceWorker(), path).toBe(true);
    await expect(page.locator('html[data-has-hydrated="true"]'), path).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(/not found|crashed/i);
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
});

test('an app that ran in the playground runs again without a network', async ({ page, context, host }) => {
  test.slow();
  await openHydrated(page, '/playground');
  await waitForWorker(page);
  const open = async () => {
    await page.getByRole('tab', { name: 'Running app' }).click();
    const app = page.frameLocator('iframe[title="The running app"]');
    await expect(app.locator('#root')).not.toBeEmpty();
  };
  await open();
  await cutNetwork(host, context);
  await page.reload();
  await open();
});

// The frame has no origin, so that browsers don't ask the service worker for its page.
test('an app that has never run says that it needs a network, and runs when there is one', async ({
  page,
  context,
  host,
}) => {
  test.slow();
  await openHydrated(page, '/playground');
  await waitForWorker(page);
  await cutNetwork(host, context);
  await page.getByRole('tab', { name: 'Running app' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Running app' });
  await expect(panel.getByRole('alert')).toContainText('Check your connection.');
  await expect(panel.locator('iframe')).toHaveCount(0);
  await host.connect();
  await context.setOffline(false);
  await panel.getByRole('button', { name: 'Run again' }).click();
  await expect(panel.frameLocator('iframe').getByRole('button', { name: 'Rex' })).toBeVisible();
});
