import { expect } from '@playwright/test';
import { openSearch } from '../search/search-page.ts';
import { listFiles, siteDirectory } from '../support/built-site.ts';
import { editorOf, isGenerated } from '../playground/playground-page.ts';
import { INTRO_HEADING, openHydrated } from '../support/page-state.ts';
import { cutNetwork, waitForWorker } from './deployed-site.ts';
import { test } from './offline-test.ts';

const EXAMPLES = ['Petstore', 'Film archive', 'Notebook', 'Library', 'Tram stops', 'Control room'];

// What a page asks for again and again until there is a network.
test.use({ allowErrors: [/Failed to load resource/] });

// Each test waits until the worker has stored the whole site.
test.slow();

test('after the first visit, pages, redirects, the 404 page, search and the playground work without a network', async ({
  page,
  context,
  host,
}) => {
  await openHydrated(page, '/');
  await waitForWorker(page);
  await cutNetwork(host, context);

  for (const address of ['/docs/intro', '/docs/intro/', '/docs/intro?from=a-link#top', '/docs', '/docs/']) {
    await openHydrated(page, address);
    await expect(page.getByRole('heading', { level: 1, name: INTRO_HEADING })).toBeVisible();
  }
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);

  const { field, options } = await openSearch(page, '/docs/cli-reference');
  await field.fill('stateful hook');
  await options.first().click();
  await expect(page).toHaveURL(/\/docs\/react\//);

  await page.goto('/playground');
  await isGenerated(page);
  for (const example of EXAMPLES) {
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: new RegExp(`^${example}`) }).click();
    await expect(editorOf(page)).toContainText(`title: ${example}`);
    await isGenerated(page);
  }
  await expect(page.getByRole('treeitem', { name: 'watch-readings.ts' })).toBeVisible();

  // Not the 404 page: it may exist.
  await expect(page.goto('/docs/nowhere.txt')).rejects.toThrow();
});

test('of the files that a reader has loaded, only those of this build are stored', async ({ page }) => {
  const [types] = listFiles(siteDirectory()).filter((file) => /\/type-checker\/types\..+\.json$/.test(file));
  const visited = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((cache) => cache.startsWith('visited-'));
      const requests = name === undefined ? [] : await (await caches.open(name)).keys();
      return requests.map(({ url }) => url.replace(location.origin, '')).sort();
    });
  // Not home, whose lazy picture may load, too.
  await openHydrated(page, '/docs/intro');
  await waitForWorker(page);
  const isOk = await page.evaluate(
    async (urls) => {
      const responses = [];
      for (const url of urls) responses.push((await fetch(url)).ok);
      return responses;
    },
    [`/${types}?once`, '/img/cards/cli-reference.png?once', `/${types}`, '/img/cards/cli-reference.png'],
  );
  expect(isOk).toEqual([true, true, true, true]);
  const expected = [`/${types}`, '/img/cards/cli-reference.png'];
  await expect.poll(visited).toEqual(expected);

  // As an earlier build would have stored it.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((cache) => cache.startsWith('visited-'));
    await (await caches.open(name!)).put('/img/earlier.png', new Response(''));
  });
  expect(await visited()).toHaveLength(3);
  await page.reload();
  await expect.poll(visited).toEqual(expected);
});

test('a phone uses stored fonts right away', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openHydrated(page, '/');
  const fonts = page.locator('#fonts');
  expect(await fonts.getAttribute('media')).not.toBe('all');
  await waitForWorker(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(fonts).toHaveAttribute('media', 'all');
});
