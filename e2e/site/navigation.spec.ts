import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { getRecordedScroll, recordScroll, waitForScrollEnd, scrollInstantly } from '../support/scroll.ts';
import { docsSidebar } from '../support/sidebar.ts';

const FROM = '/docs/react/api/network-state';
const TO = '/docs/cli-reference';

const hydrated = (page: Page) => expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openScrolled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await scrollInstantly(page, 1200);
  expect(await waitForScrollEnd(page)).toBe(1200);
}

/** Clicks a sidebar link, whose position doesn't depend on the page's scroll position. */
async function followScrolled(page: Page): Promise<number[]> {
  await openScrolled(page, FROM);
  await recordScroll(page);
  await docsSidebar(page).getByRole('link', { name: 'CLI reference' }).click();
  await expect(page).toHaveURL(TO);
  await expect(title(page)).toHaveText('CLI reference');
  expect(await waitForScrollEnd(page)).toBe(0);
  return getRecordedScroll(page);
}

/** Navigates with browser history, without the browser's own scroll restoration. */
const navigateBackTo = (page: Page, address: string): Promise<void> =>
  page.evaluate(async (url) => {
    history.scrollRestoration = 'manual';
    history.pushState({}, '', url);
    history.pushState({}, '', url);
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
  }, address);

test('navigation within the site scrolls smoothly to the top, without a full page load', async ({ page }) => {
  const positions = await followScrolled(page);
  const between = positions.filter((y) => y > 0 && y < 1200);
  expect(between.length).toBeGreaterThan(1);
  expect(Math.max(...positions), 'from one screen away').toBeLessThanOrEqual(800);
  expect(positions).toEqual([...positions].sort((a, b) => b - a));
});

test.describe('with prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('navigation within the site jumps to the top', async ({ page }) => {
    expect(await followScrolled(page)).toEqual([0]);
  });

  test('a navigation that changes only the query does not scroll', async ({ page }) => {
    await openScrolled(page, FROM);
    await navigateBackTo(page, `${FROM}?read=1`);
    expect(await waitForScrollEnd(page)).toBe(1200);
    // The same navigation to another path does scroll.
    await navigateBackTo(page, `${TO}?read=1`);
    await expect(title(page)).toHaveText('CLI reference');
    expect(await waitForScrollEnd(page)).toBe(0);
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with the motion preference ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a hash target on load, Back and Forward restore the exact position without animation', async ({
      page,
    }) => {
      const hash = '#late-answers';
      const heading = page.locator(`[id="${hash.slice(1)}"]`);
      await page.goto(`/docs/react/api/stateful-hook${hash}`);
      await expect(heading).toBeInViewport();
      const loaded = await heading.evaluate((node) => node.getBoundingClientRect().top);
      await hydrated(page);
      expect(await waitForScrollEnd(page)).toBeGreaterThan(1000);
      expect(await heading.evaluate((node) => node.getBoundingClientRect().top)).toBe(loaded);
      await scrollInstantly(page, 700);
      await docsSidebar(page).getByRole('link', { name: 'CLI reference' }).click();
      await expect(title(page)).toHaveText('CLI reference');
      expect(await waitForScrollEnd(page)).toBe(0);
      await scrollInstantly(page, 900);
      expect(await waitForScrollEnd(page)).toBe(900);
      await recordScroll(page);
      await page.goBack();
      await expect(heading).toBeAttached();
      expect(await waitForScrollEnd(page)).toBe(700);
      await page.goForward();
      await expect(title(page)).toHaveText('CLI reference');
      expect(await waitForScrollEnd(page)).toBe(900);
      expect(await getRecordedScroll(page)).toEqual([700, 900]);
    });
  });
}

test('navigation to a URL with a hash ends at its heading, below the navbar', async ({ page }) => {
  await page.goto('/docs/core-concepts');
  await hydrated(page);
  const link = page.getByRole('article').locator('a[href^="/docs/"][href*="#"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await recordScroll(page);
  await link.click();
  await expect(page).toHaveURL(href);
  await waitForScrollEnd(page);
  const heading = page.locator(`[id="${href.split('#')[1]}"]`);
  await expect(heading).toBeInViewport();
  const { height = 0 } =
    (await page.getByRole('navigation', { name: 'Main', exact: true }).boundingBox()) ?? {};
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(height);
  expect((await getRecordedScroll(page)).length, 'the document is the same').toBeGreaterThan(0);
});

/** Records how many blocks a page with this title has, whenever that changes. */
const recordBlocks = (page: Page, name: string): Promise<void> =>
  page.evaluate((text) => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    new MutationObserver(() => {
      const count = document.querySelectorAll('.theme-doc-markdown > *').length;
      if (document.querySelector('h1')?.textContent === text && count !== counts.at(-1)) counts.push(count);
    }).observe(document.body, { childList: true, subtree: true });
  }, name);

const getRecordedBlocks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { counts: number[] }).counts);

test('a page that a link opens is rendered from the top, then the rest; one that Forward opens, at once', async ({
  page,
}) => {
  await page.goto('/docs/cli-reference');
  const all = await page.locator('.theme-doc-markdown > *').count();
  const text = await page.locator('.theme-doc-markdown').innerText();
  await page.goto(FROM);
  await hydrated(page);
  await recordBlocks(page, 'CLI reference');
  await docsSidebar(page).getByRole('link', { name: 'CLI reference' }).click();
  await expect.poll(async () => (await getRecordedBlocks(page)).at(-1)).toBe(all);
  const [first = 0, ...rest] = await getRecordedBlocks(page);
  expect(first).toBeLessThan(all / 2);
  expect(rest).toEqual([all]);
  expect(await page.locator('.theme-doc-markdown').innerText()).toBe(text);
  await page.goBack();
  await expect(title(page)).toHaveText('NetworkState');
  await recordBlocks(page, 'CLI reference');
  await page.goForward();
  await expect.poll(() => getRecordedBlocks(page)).toEqual([all]);
});

test('after a navigation the keyboard begins at the top: its first stop is the skip link', async ({
  page,
}) => {
  await openScrolled(page, FROM);
  // Docusaurus resets the focus in an effect, which may run after the new heading is visible.
  const reset = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const skipLink = document.querySelector('[href="#__docusaurus_skipToContent_fallback"]');
        document.addEventListener('focusin', ({ target }) => {
          if (target !== skipLink && (target as Element).contains(skipLink)) resolve();
        });
      }),
  );
  await docsSidebar(page).getByRole('link', { name: 'CLI reference' }).click();
  await expect(title(page)).toHaveText('CLI reference');
  await reset;
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('the desktop layout begins above 996 px: at 996 there is a hamburger, at 997 a sidebar and a table of contents', async ({
  page,
}) => {
  await page.goto(FROM);
  const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
  const documentation = page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Documentation' });
  const tocButton = page.getByRole('button', { name: 'On this page' });
  const tocLinks = page.locator('.theme-doc-toc-desktop');
  for (const width of [997, 996, 997]) {
    await page.setViewportSize({ width, height: 800 });
    const desktop = width > 996;
    await expect(docsSidebar(page)).toBeVisible({ visible: desktop });
    await expect(documentation).toBeVisible({ visible: desktop });
    await expect(tocLinks).toBeVisible({ visible: desktop });
    await expect(hamburger).toBeVisible({ visible: !desktop });
    await expect(tocButton).toBeVisible({ visible: !desktop });
  }
});

test('a page keeps its title, its metadata and the classes of its root while it hydrates', async ({
  page,
}) => {
  const script = await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const record = () => {
      const metadata = [
        ...document.head.querySelectorAll('meta[name], meta[property], link[rel="canonical"]'),
      ];
      const texts = metadata.map(
        (element) => element.getAttribute('content') ?? element.getAttribute('href'),
      );
      seen.add(JSON.stringify([document.title, document.documentElement.className, ...texts.toSorted()]));
    };
    document.addEventListener('DOMContentLoaded', () => {
      record();
      new MutationObserver(record).observe(document.documentElement, {
        attributeFilter: ['class'],
        childList: true,
        subtree: true,
      });
    });
  });
  await page.goto('/docs/react/api/is-error');
  await hydrated(page);
  // What is rendered last comes into the head a frame later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const heads = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(heads).toEqual([expect.stringMatching(/^\["isError \| /)]);
  await script.dispose();
});
