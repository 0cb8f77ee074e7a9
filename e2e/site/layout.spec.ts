import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultIdentity } from '@hookloom/identity';
import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { readPages } from '../support/page-facts.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';
import { docsPaths } from '../support/routes.ts';
import { waitForScrollEnd, scrollInstantly } from '../support/scroll.ts';
import { readSidebarPaths } from '../support/sidebar.ts';

const { repository, name } = defaultIdentity;
const LONG_PAGE = '/docs/react/api/network-state';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to main content' });
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const footer = (page: Page) => page.getByRole('contentinfo');
const horizontalCenter = async (box: Promise<{ x: number; width: number } | null>) => {
  const { x, width } = (await box) ?? { x: Number.NaN, width: 0 };
  return x + width / 2;
};

for (const path of ['/', LONG_PAGE]) {
  test(`skip link, navbar, main content and footer follow each other from top to bottom: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const parts = [skipLink(page), navbar(page), page.getByRole('main'), footer(page)];
    for (const part of parts) await expect(part).toHaveCount(1);
    const order = await page.evaluate(
      (nodes) =>
        nodes.every((node, i) => {
          const next = nodes[i + 1];
          return !next || node.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING;
        }),
      await Promise.all(parts.map((part) => part.elementHandle())),
    );
    expect(order).toBe(true);
    const tops = await Promise.all(
      parts.slice(1).map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });
}

test('the skip link is first in the tab order, becomes visible on focus, and moves the focus to the content', async ({
  page,
}) => {
  // Before, it skips the navbar only.
  await openHydrated(page, LONG_PAGE);
  await expect(skipLink(page)).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  await expect(skipLink(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = page.getByRole('main').locator(':focus');
  await expect(inMain).toHaveCount(1);
});

test('the navbar stays at the top while the page scrolls', async ({ page }) => {
  await page.goto(LONG_PAGE);
  await scrollInstantly(page, 1500);
  expect(await waitForScrollEnd(page)).toBe(1500);
  expect((await navbar(page).boundingBox())?.y).toBe(0);
  await expect(navbar(page).getByRole('link', { name: 'Documentation' })).toBeInViewport({ ratio: 1 });
});

test('the brand in the navbar shows the name and links to home', async ({ page }) => {
  await page.goto('/docs/intro');
  await navbar(page).getByRole('link', { name: name.display, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('"Documentation" is on the left and links to the docs sidebar, "GitHub" on the right to the repository', async ({
  page,
}) => {
  await page.goto('/');
  const documentation = navbar(page).getByRole('link', { name: 'Documentation' });
  const github = navbar(page).getByRole('link', { name: 'GitHub' });
  const middle = 1280 / 2;
  expect(await horizontalCenter(documentation.boundingBox())).toBeLessThan(middle);
  expect(await horizontalCenter(github.boundingBox())).toBeGreaterThan(middle);
  await expect(github).toHaveAttribute('href', repository);
  await expect(github).toHaveAttribute('target', '_blank');
  await expect(github).toHaveAttribute('rel', /noopener/);
  await documentation.click();
  await expect(page).toHaveURL('/docs/intro');
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await expect(documentation).toHaveAttribute('aria-current', 'page');
});

test('the navbar has a search box and a color-mode toggle, on the right', async ({ page }) => {
  await page.goto('/');
  for (const control of [/search/i, /^Switch between dark and light mode/]) {
    const box = navbar(page).getByRole('button', { name: control }).boundingBox();
    expect(await horizontalCenter(box), String(control)).toBeGreaterThan(1280 / 2);
  }
});

const inRepository = (path: string) => `${repository}/${path}`;
const FOOTER = [
  { title: 'Documentation', links: [['Getting Started', '/docs/intro']] },
  {
    title: 'Resources',
    links: [
      ['GitHub', repository],
      ['Issues', inRepository('issues')],
      ['Discussions', inRepository('discussions')],
    ],
  },
  {
    title: 'Community',
    links: [
      ['Contributing', inRepository('blob/main/CONTRIBUTING.md')],
      ['Code of Conduct', inRepository('blob/main/CODE_OF_CONDUCT.md')],
      ['Releases', inRepository('releases')],
      ['License', inRepository('blob/main/LICENSE')],
    ],
  },
];

for (const path of ['/', LONG_PAGE]) {
  test(`the footer has the columns Documentation, Resources and Community with their links: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const columns = await footer(page)
      .getByRole('list')
      .evaluateAll((lists) =>
        lists.map((list) => ({
          title: list.previousElementSibling?.textContent,
          links: [...list.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
        })),
      );
    expect(columns).toEqual(FOOTER);
  });
}

test('repository files that the footer links to exist', () => {
  const files = FOOTER.flatMap(({ links }) =>
    links.map(([, href = '']) => href.split('/blob/main/')[1] ?? ''),
  );
  expect(files.filter(Boolean)).toHaveLength(3);
  for (const file of files) expect(existsSync(ROOT + file), file).toBe(true);
});

test('the footer ends with a copyright notice with the current year', async ({ page }) => {
  await page.goto('/');
  await expect(footer(page)).toContainText(`Copyright © ${new Date().getFullYear()} ${name.display}`);
});

const toc = (page: Page) => page.locator('.theme-doc-toc-desktop').getByRole('link');

test('the table of contents has the headings of a page in order', async ({ page }) => {
  await page.goto('/docs/cli-reference');
  const headings = page.getByRole('article').getByRole('heading').and(page.locator('h2, h3'));
  const names = await headings.evaluateAll((nodes) =>
    nodes.map((node) => `#${node.id} ${(node.firstChild as Text).textContent}`),
  );
  expect(await headings.and(page.locator('h3')).count()).toBeGreaterThan(5);
  const links = await toc(page).evaluateAll((nodes) =>
    nodes.map((node) => `${node.getAttribute('href')} ${node.textContent}`),
  );
  expect(links).toEqual(names);
});

test('the table of contents marks the section in view, and no other', async ({ page }) => {
  await page.goto(LONG_PAGE);
  const marked = () =>
    toc(page).evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).fontWeight === '600')
        .map((link) => link.getAttribute('href')),
    );
  const sections = page.getByRole('article').locator('h2[id], h3[id]');
  await expect.poll(marked).toEqual([]);
  for (const i of [1, 3]) {
    const id = (await sections.nth(i).getAttribute('id')) ?? '';
    await scrollInstantly(
      page,
      await sections.nth(i).evaluate((node) => node.getBoundingClientRect().top + window.scrollY - 120),
    );
    await expect.poll(marked).toEqual([`#${id}`]);
  }
});

test('every heading of levels 2 and 3 has an id and a link to itself', async ({ page }) => {
  await page.goto('/docs/cli-reference');
  const headings = page.getByRole('article').locator('h2, h3');
  for (const heading of await headings.all()) {
    const id = await heading.getAttribute('id');
    const link = heading.getByRole('link', { name: /^Direct link to / });
    await expect(link).toHaveAttribute('href', `#${id}`);
  }
});

test('the link of a heading sets the hash and scrolls the heading to below the navbar', async ({ page }) => {
  await page.goto(LONG_PAGE);
  const heading = page.getByRole('article').locator('h2').nth(2);
  await heading.hover();
  await heading.getByRole('link', { name: /^Direct link to / }).click();
  await expect(page).toHaveURL(`${LONG_PAGE}#${await heading.getAttribute('id')}`);
  await waitForScrollEnd(page);
  const { height = 0 } = (await navbar(page).boundingBox()) ?? {};
  const top = (await heading.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual(height);
  expect(top).toBeLessThan(height + 60);
});

test('previous and next follow the sidebar, from the first page to the last', async ({ page }) => {
  await page.goto('/docs/intro');
  const order = await readSidebarPaths(page);
  const pages = await readPages(page, order);
  expect(order.length).toBeGreaterThan(20);
  for (const [i, { path, pagination }] of pages.entries()) {
    const neighbors = [
      { label: 'Previous', path: order[i - 1] },
      { label: 'Next', path: order[i + 1] },
    ];
    expect(pagination, path).toEqual(neighbors.filter((neighbor) => neighbor.path));
  }
});

test('every docs page has a link to edit its source, which exists in the repository', async ({ page }) => {
  const pages = await readPages(page, docsPaths);
  const edited = `${repository}/edit/main/`;
  for (const { path, editUrl } of pages) {
    expect(editUrl, path).toMatch(/\.mdx?$/);
    expect(
      editUrl.startsWith(edited) && existsSync(ROOT + editUrl.slice(edited.length)),
      `${path}: ${editUrl}`,
    ).toBe(true);
  }
  expect(new Set(pages.map(({ editUrl }) => editUrl)).size).toBe(docsPaths.length);
});
