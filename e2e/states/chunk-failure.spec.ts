import type { Page } from '@playwright/test';
import { CHUNK_ERRORS, recordDocumentRequests, failChunks } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { colorToggle, waitForHydration, openHydrated, INTRO_HEADING } from '../support/page-state.ts';

test.use({ allowErrors: CHUNK_ERRORS });

const alert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of this page failed to load.' });
const documentation = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' });

// Gives a possible reload time to happen.
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
}

async function expectReadable(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
}

async function expectInteractive(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(alert(page)).toHaveCount(0);
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

const failedNavigation = async (page: Page): Promise<string[]> => {
  await openHydrated(page, '/');
  await failChunks(page);
  const documents = recordDocumentRequests(page);
  await documentation(page).click();
  await expect(alert(page)).toBeVisible();
  await settle(page);
  return documents;
};

test('if a route chunk fails to load, the page reloads, and works if the chunk is available again', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const hint = await failChunks(page);
  const documents = recordDocumentRequests(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void hint();
  });
  await documentation(page).click();
  await expectReadable(page, INTRO_HEADING);
  await expectInteractive(page);
  expect(documents).toEqual(['/docs/intro']);
});

test('if the chunk fails after the reload too, the page stays readable with the error and Retry, without a reload loop', async ({
  page,
}) => {
  const documents = await failedNavigation(page);
  expect(documents).toEqual(['/docs/intro']);
  await expectReadable(page, INTRO_HEADING);
  await expect(alert(page)).toContainText(/ChunkLoadError: Loading chunk \S+ failed/);
  await expect(alert(page).getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('Retry loads the page again: with the error while the chunk is missing, working once it is available', async ({
  page,
}) => {
  const documents = await failedNavigation(page);
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => documents.length).toBe(2);
  await expect(alert(page)).toBeVisible();
  await settle(page);
  expect(documents).toEqual(['/docs/intro', '/docs/intro']);
  await page.unrouteAll();
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(alert(page)).toHaveCount(0);
  await expectReadable(page, INTRO_HEADING);
  await expectInteractive(page);
});

test('links work on a page whose chunks failed', async ({ page }) => {
  await failedNavigation(page);
  await page.unrouteAll();
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Getting Started' })
    .click();
  await expect(page).toHaveURL('/docs/getting-started');
  await expectInteractive(page);
});

test('a failed first load leaves the page readable with the error and Retry, without a reload', async ({
  page,
}) => {
  const hint = await failChunks(page);
  const documents = recordDocumentRequests(page);
  await page.goto('/docs/intro');
  await expect(alert(page)).toContainText(/Loading chunk \S+ failed/);
  await settle(page);
  expect(documents).toEqual(['/docs/intro']);
  await expectReadable(page, INTRO_HEADING);
  await hint();
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(alert(page)).toHaveCount(0);
  await expectInteractive(page);
});

test('if storage is denied, a failed navigation also reloads its target once, and Retry works', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, { get: deny });
  });
  expect(await failedNavigation(page)).toEqual(['/docs/intro']);
  await expectReadable(page, INTRO_HEADING);
  await page.unrouteAll();
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(alert(page)).toHaveCount(0);
  await expectInteractive(page);
});

test('going back to a page whose chunks fail reloads it once', async ({ page }) => {
  await openHydrated(page, '/docs/intro');
  await page.evaluate(() => history.pushState({}, '', '/docs/getting-started'));
  await page.evaluate(() => history.pushState({}, '', '/docs/cli-reference'));
  await failChunks(page);
  const documents = recordDocumentRequests(page);
  await page.goBack();
  await expect(alert(page)).toBeVisible();
  await settle(page);
  expect(documents).toEqual(['/docs/getting-started']);
});

test('if a preload on hover fails, the page keeps working, and a later click reaches the target', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const hint = await failChunks(page);
  const failed = page.waitForEvent('pageerror');
  await documentation(page).hover();
  expect((await failed).message).toMatch(/Loading chunk \S+ failed/);
  await expect(alert(page)).toHaveCount(0);
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await hint();
  const documents = recordDocumentRequests(page);
  await documentation(page).click();
  await expectReadable(page, INTRO_HEADING);
  await waitForHydration(page);
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(documents.length).toBeLessThanOrEqual(1);
});
