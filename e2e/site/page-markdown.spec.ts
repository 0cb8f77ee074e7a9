import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

const PAGE = '/docs/react/core-concepts/state-management';

const copyPage = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });
const viewPage = (page: Page) => page.getByRole('link', { name: 'View as Markdown' });
const openMenu = (page: Page) => page.getByRole('article').getByText('Markdown', { exact: true }).click();
const status = (page: Page) => page.getByRole('article').getByRole('status');

test('a page is copied as Markdown, with a short confirmation', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, PAGE);
  await openMenu(page);
  await copyPage(page).click();
  await expect(status(page)).toHaveText('Copied');
  await expect(copyPage(page)).toBeHidden();
  await expect(page.getByRole('article').locator('summary', { hasText: 'Markdown' })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await request.get(`${PAGE}.md`)).text());
  expect(copied).toMatch(/^# State management\n\n> What a slot is/);
  expect(copied).toContain('export function PetCounter() {');
  await expect(status(page)).toBeEmpty();
});

test('on a page over plain HTTP, which has no `navigator.clipboard`, a page is copied too', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(window, { saved: navigator.clipboard });
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    Reflect.deleteProperty(window, 'ClipboardItem');
  });
  await openHydrated(page, PAGE);
  await openMenu(page);
  await copyPage(page).click();
  await expect(status(page)).toHaveText('Copied');
  const copied = await page.evaluate('saved.readText()');
  expect(copied).toBe(await (await request.get(`${PAGE}.md`)).text());
});

test('the menu of a page closes on Escape and on blur', async ({ page }) => {
  await openHydrated(page, PAGE);
  await openMenu(page);
  await expect(viewPage(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewPage(page)).toBeHidden();
  await openMenu(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(viewPage(page)).toBeHidden();
});

test('the Markdown is loaded only on request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, PAGE);
  await openMenu(page);
  await copyPage(page).hover();
  expect(asked.filter((address) => address.endsWith('.md'))).toEqual([]);
});

test.describe('if a page cannot be copied, it says why, and links to its Markdown:', () => {
  test.use({ allowErrors: [/404 \(Not Found\)|ERR_FAILED/] });

  async function expectFailure(page: Page, reason: RegExp): Promise<void> {
    await openHydrated(page, PAGE);
    await openMenu(page);
    await copyPage(page).click();
    await expect(status(page)).toHaveText(reason);
    await expect(viewPage(page)).toBeVisible();
    await expect(viewPage(page)).toHaveAttribute('href', `${PAGE}.md`);
  }

  test('the server does not have it', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 404 }));
    await expectFailure(page, /^Not copied: the server returned 404\. Open it with View as Markdown\.$/);
  });

  test('the server responds with a page', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Home' }));
    await expectFailure(page, /^Not copied: there is no such file\./);
  });

  test('there is no connection', async ({ page }) => {
    await page.route('**/*.md', (route) => route.abort());
    await expectFailure(page, /^Not copied: the server cannot be reached\./);
  });

  test('the browser does not allow it', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
    await expectFailure(page, /^Not copied: the browser did not allow it\./);
  });
});

test.describe('without JavaScript', () => {
  // Browsers request a favicon for non-HTML files.
  test.use({ javaScriptEnabled: false, allowErrors: [/favicon\.ico$/] });

  test('a link leads to the Markdown of a page', async ({ page }) => {
    await page.goto(PAGE);
    await openMenu(page);
    await viewPage(page).click();
    await expect(page).toHaveURL(`${PAGE}.md`);
    await expect(page.getByText('# State management')).toBeVisible();
  });
});
