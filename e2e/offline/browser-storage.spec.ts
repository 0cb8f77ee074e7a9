import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { openPlayground, paste, tab } from '../playground/playground-page.ts';
import { colorToggle, getLocalStorage, openHydrated } from '../support/page-state.ts';
import { waitForWorker } from './deployed-site.ts';
import { test } from './offline-test.ts';

const SECURITY = fileURLToPath(new URL('../../SECURITY.md', import.meta.url));
const ROW = /^\| (Local storage|Session storage|Caches|IndexedDB) +\| `([^`]+)`/gm;
/** What the site only stores with other settings. */
const OTHER_SETTINGS = /announcement|preferred-version/;

const documented = Array.from(
  readFileSync(SECURITY, 'utf8').matchAll(ROW),
  ([, storage = '', name = '']) => `${storage}: ${name}`,
).filter((name) => !OTHER_SETTINGS.test(name));

/** What is stored, with placeholders for what differs by site and by spec. */
async function storedNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stored = {
      'Local storage': Object.keys(localStorage),
      'Session storage': Object.keys(sessionStorage),
      Caches: await caches.keys(),
      IndexedDB: databases.map(({ name }) => name),
    };
    const site = `${location.origin}/`;
    return Object.entries(stored).flatMap(([storage, keys]) =>
      keys.map((key) => `${storage}: ${key?.replace(site, '<site>')}`),
    );
  });
  return names.map((name) => name.replace(/: workbench \S+ \w+$/, ': workbench <spec> <operation>')).sort();
}

test('without any cookie, readers who use the site have nothing in their browser but what SECURITY.md lists', async ({
  page,
  context,
}) => {
  test.slow();
  await openHydrated(page, '/');
  await colorToggle(page).click();
  await waitForWorker(page);

  await page.getByRole('link', { name: 'Documentation' }).first().click();
  await expect(page).toHaveURL(/\/docs\/intro/);
  await openHydrated(page, '/docs/getting-started');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await openHydrated(page, '/docs/patterns/storage-behavior');
  await page.locator('#lab').scrollIntoViewIfNeeded();
  await page
    .getByRole('region', { name: 'State lab' })
    .getByRole('button', { name: 'Play', exact: true })
    .click();

  await openPlayground(page);
  await tab(page, 'Workbench').click();
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('getPetById');
  await page.getByRole('option', { name: /getPetById/ }).click();
  await page.getByRole('link', { name: 'Try', exact: true }).click();
  await page.getByLabel('petId').fill('10');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('The state as JSON')).toContainText('"id": 10');
  await tab(page, 'Running app').click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Rex' })).toBeVisible();
  await paste(page, 'openapi: 3.1.0\ninfo: { title: Own, version: "1" }\npaths: {}\n');
  await expect.poll(() => getLocalStorage(page, 'playground')).toContain('Own');

  await openHydrated(page, '/break-the-contract');
  await page.getByRole('button', { name: /^Load TypeScript/ }).click();
  await openHydrated(page, '/docs/cli-reference');

  expect(documented.length).toBeGreaterThan(5);
  await expect.poll(() => storedNames(page)).toEqual(documented.toSorted());
  expect(await context.cookies()).toEqual([]);
});
