import type { Page } from '@playwright/test';
import { search } from '../search/search-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithoutScripts } from '../support/late-scripts.ts';
import { colorToggle } from '../support/page-state.ts';

const html = (page: Page) => page.locator('html');

test('a press of the search before hydration opens it once, with the focus in its field', async ({
  page,
}) => {
  const hydrate = await openWithoutScripts(page, '/docs/intro');
  const { button, dialog, field } = search(page);
  await button.click();
  await button.click();
  await hydrate();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a press before hydration, and another one before the page is marked as hydrated, count once', async ({
  page,
}) => {
  const hydrate = await openWithoutScripts(page, '/docs/intro');
  const category = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('button').first();
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.click();
  // Docusaurus marks the page in an animation frame.
  await page.evaluate(() => {
    const request = window.requestAnimationFrame.bind(window);
    const resumed = new Promise((resolve) => addEventListener('resume', resolve));
    window.requestAnimationFrame = (callback) => {
      void resumed.then(() => request(callback));
      return 0;
    };
  });
  const hydrated = hydrate();
  const hasHandlers = () => category.evaluate((button) => Object.keys(button).length > 0);
  await expect.poll(hasHandlers).toBe(true);
  await category.click();
  await page.evaluate(() => dispatchEvent(new Event('resume')));
  await hydrated;
  await expect(category).toHaveAttribute('aria-expanded', 'true');
});

for (const keys of ['Control+k', '/'])
  test(`${keys} before hydration opens the search, without typing into it`, async ({ page }) => {
    const hydrate = await openWithoutScripts(page, '/docs/intro');
    await page.keyboard.press(keys);
    await hydrate();
    await expect(search(page).field).toBeFocused();
    await expect(search(page).field).toHaveValue('');
  });

test('a press of the color mode toggle before hydration switches the mode once', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/docs/intro');
  await colorToggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await hydrate();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(colorToggle(page)).toBeFocused();
  await colorToggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('a press of a tab before hydration selects it and keeps the focus, and a later one selects another', async ({
  page,
}) => {
  const hydrate = await openWithoutScripts(page, '/docs/getting-started');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first();
  await tab('pnpm').click();
  await hydrate();
  await expect(tab('pnpm')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('pnpm')).toBeFocused();
  await tab('npm').click();
  await expect(tab('npm')).toHaveAttribute('aria-selected', 'true');
});

test('a press of a copy button before hydration copies the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const path of ['/docs/getting-started', '/']) {
    const hydrate = await openWithoutScripts(page, path);
    const block = page.getByRole('main').locator('.theme-code-block:visible').first();
    await block.getByRole('button').click();
    await hydrate();
    await expect(block.getByText('Copied')).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect((await block.locator('pre').textContent())?.trim()).toBe(copied.trim());
    await page.unrouteAll();
  }
});

test('a link works before hydration, and a press on the page before is forgotten', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/docs/intro');
  await colorToggle(page).click();
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'CLI' }).click();
  await expect(page).toHaveURL('/docs/cli-reference');
  await hydrate();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});
