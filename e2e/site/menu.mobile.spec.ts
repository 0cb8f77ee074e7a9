import { defaultIdentity } from '@hookloom/identity';
import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';
import { waitForScrollEnd, scrollInstantly } from '../support/scroll.ts';
import { docsSidebar } from '../support/sidebar.ts';

const hamburger = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const close = (page: Page) => page.getByRole('button', { name: 'Close navigation bar' });
const back = (page: Page) => page.getByRole('button', { name: 'Back to main menu' });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name, exact: true });
const docsLink = (page: Page) => menuLink(page, 'Documentation');

async function openMenu(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(close(page)).toBeHidden();
  await hamburger(page).click();
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(close(page)).toBeInViewport();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(close(page)).toBeHidden();
}

test('the navbar collapses into a hamburger menu; brand, search and the color-mode toggle stay available', async ({
  page,
}) => {
  await page.goto('/');
  await expect(hamburger(page)).toBeVisible();
  await expect(menuLink(page, defaultIdentity.name.display)).toBeVisible();
  await expect(page.getByRole('button', { name: /search/i })).toBeVisible();
  await expect(docsLink(page)).toBeHidden();
  await hamburger(page).click();
  await expect(page.getByRole('button', { name: /^Switch between dark and light mode/ })).toBeVisible();
});

test('on home the menu has the items of the navbar', async ({ page }) => {
  await openMenu(page, '/');
  await expect(docsLink(page)).toBeInViewport();
  await expect(menuLink(page, 'GitHub')).toHaveAttribute('href', defaultIdentity.repository);
});

test('on home the menu has the docs sidebar below them, and closes when a link in it is followed', async ({
  page,
}) => {
  await openMenu(page, '/');
  await expect(menuLink(page, 'CLI reference')).toBeInViewport();
  await menuLink(page, 'CLI reference').click();
  await expect(page).toHaveURL('/docs/cli-reference');
  await expectClosed(page);
});

test('on a docs page the menu shows the docs sidebar, and "Back to main menu" the items of the navbar', async ({
  page,
}) => {
  await openMenu(page, '/docs/react/api/is-init');
  await expect(menuLink(page, 'Getting Started')).toBeInViewport();
  await expect(menuLink(page, 'isInit')).toHaveAttribute('aria-current', 'page');
  await expect(docsLink(page)).not.toBeInViewport();
  await back(page).click();
  await expect(docsLink(page)).toBeInViewport();
  await expect(back(page)).not.toBeInViewport();
});

test('the page behind the open menu does not scroll until it is closed', async ({ page }) => {
  await openMenu(page, '/docs/cli-reference');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.mouse.move(360, 400);
  await page.mouse.wheel(0, 600);
  expect(await waitForScrollEnd(page)).toBe(0);
  await close(page).click();
  await expectClosed(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => waitForScrollEnd(page)).toBeGreaterThan(0);
});

test('the close button closes the menu', async ({ page }) => {
  await openMenu(page, '/');
  await close(page).click();
  await expectClosed(page);
});

test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
  await openMenu(page, '/');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(hamburger(page)).toBeFocused();
});

test('opening the search closes the menu, and the page scrolls again after both', async ({ page }) => {
  await openMenu(page, '/docs/intro');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expectClosed(page);
  await page.setViewportSize({ width: 1100, height: 740 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
});

test('a tap outside closes the menu', async ({ page }) => {
  await openMenu(page, '/');
  await page.touchscreen.tap(365, 500);
  await expectClosed(page);
  await expect(page).toHaveURL('/');
});

test('the menu closes when a link in it is followed', async ({ page }) => {
  await openMenu(page, '/docs/intro');
  await menuLink(page, 'Getting Started').click();
  await expect(page).toHaveURL('/docs/getting-started');
  await expectClosed(page);
});

test('the menu closes when the window becomes wider than 996 px, and stays closed when it shrinks again', async ({
  page,
}) => {
  await openMenu(page, '/docs/intro');
  await page.setViewportSize({ width: 996, height: 740 });
  await expect(close(page)).toBeInViewport();
  await page.setViewportSize({ width: 997, height: 740 });
  await expect(docsSidebar(page)).toBeVisible();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await page.setViewportSize({ width: 375, height: 740 });
  await expectClosed(page);
});

test('the table of contents is a button that opens the list of sections', async ({ page }) => {
  await page.goto('/docs/react/api/network-state');
  const button = page.getByRole('button', { name: 'On this page' });
  const sections = button.locator('xpath=..').getByRole('link');
  await expect(sections).toHaveCount(0);
  await button.click();
  await expect(sections.first()).toBeVisible();
  const ids = await page
    .getByRole('article')
    .locator('h2, h3')
    .evaluateAll((nodes) => nodes.map((node) => `#${node.id}`));
  expect(await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(ids);
  await sections.nth(2).click();
  await expect(page).toHaveURL(new RegExp(`${ids[2]}$`));
  await expect(page.locator(`[id="${ids[2]?.slice(1)}"]`)).toBeInViewport();
  await scrollInstantly(page, 0);
  await button.click();
  await expect(sections.first()).toBeHidden();
});
