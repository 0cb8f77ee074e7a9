import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Records the scripts that the page executes from now on, without prefetched ones. */
function watchScripts(page: Page): string[] {
  const run: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !(request.headers()['sec-purpose'] ?? '').includes('prefetch'))
      run.push(request.url());
  });
  return run;
}

const prefetched = (page: Page) =>
  page
    .locator('link[rel="prefetch"][href$=".js"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

async function openHome(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

const getStarted = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Get started' });

async function getStartedByClick(page: Page): Promise<void> {
  await getStarted(page).click();
  await expect(page).toHaveURL('/docs/getting-started');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
}

test('the content behind a link in view is prefetched, before it is followed', async ({ page, request }) => {
  await openHome(page);
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(0);
  const before = await prefetched(page);
  const run = watchScripts(page);
  await getStartedByClick(page);
  const texts = await Promise.all(
    run.map(async (url) => ({ url, text: await (await request.get(url)).text() })),
  );
  const content = texts
    .filter(({ text }) => text.includes('"source":"@site/docs/getting-started.mdx"'))
    .map(({ url }) => url);
  expect(content).toHaveLength(1);
  expect(before).toContain(content[0]);
});

test('each script is prefetched once, also if links in view have it in common', async ({ page }) => {
  await page.goto('/docs/intro');
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(10);
  const all = await prefetched(page);
  expect(all).toEqual([...new Set(all)]);
});

test('the target of a link out of view is prefetched once the link comes into view', async ({ page }) => {
  await openHome(page);
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(0);
  const before = await prefetched(page);
  await page.getByRole('link', { name: 'React Native' }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(before.length);
});

test('hovering over a link loads its page, so that following it loads no further script', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openHome(other);
  const needed = watchScripts(other);
  await getStartedByClick(other);
  expect(needed).not.toEqual([]);

  await openHome(page);
  const run = watchScripts(page);
  await getStarted(page).hover();
  // Home loads scripts of its own.
  await expect.poll(() => run).toEqual(expect.arrayContaining(needed));
  await getStartedByClick(page);
  expect(run.filter((url) => needed.includes(url))).toHaveLength(needed.length);
});

for (const { reader, connection } of [
  { reader: 'a 2g connection', connection: { effectiveType: '2g', saveData: false } },
  { reader: 'a slow-2g connection', connection: { effectiveType: 'slow-2g', saveData: false } },
  { reader: 'a data saver', connection: { effectiveType: '4g', saveData: true } },
]) {
  test(`with ${reader} nothing is prefetched or preloaded, and navigation still works`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    await openHome(page);
    const run = watchScripts(page);
    await page.getByRole('link', { name: 'React Native' }).scrollIntoViewIfNeeded();
    await getStarted(page).hover();
    // IntersectionObservers and event handlers run within two frames.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await prefetched(page)).toEqual([]);
    expect(run).toEqual([]);
    await getStartedByClick(page);
    expect(run.length).toBeGreaterThan(0);
  });
}
