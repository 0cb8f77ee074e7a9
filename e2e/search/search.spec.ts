import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';
import { CORE_INDEX, delayRequests, openSearch, search } from './search-page.ts';

test.describe('opening', () => {
  test('the engine and the index are requested when the search is opened, at the same time', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [name] = /(?:search|core)\.[\da-f]+\.js(?:on)?$/.exec(request.url()) ?? [];
      if (name) asked.push(name.replace(/\.[\da-f]+/, ''));
    });
    const release = await delayRequests(page, CORE_INDEX);
    await openHydrated(page, '/docs/intro');
    expect(asked).toEqual([]);
    await search(page).button.click();
    await expect.poll(() => asked.toSorted()).toEqual(['core.json', 'search.js']);
    release();
  });

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`${keys} opens it, with the focus in its field and the key not typed`, async ({ page }) => {
      await openHydrated(page, '/docs/intro');
      await page.keyboard.press(keys);
      await expect(search(page).field).toBeFocused();
      await expect(search(page).field).toHaveValue('');
    });
  }

  test('Ctrl+K that an editor has used does not open it', async ({ page }) => {
    await openHydrated(page, '/docs/intro');
    await page.evaluate(() => document.body.addEventListener('keydown', (event) => event.preventDefault()));
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Tab');
    await expect(search(page).dialog).toBeHidden();
  });

  test('/ in a text field types a slash', async ({ page }) => {
    const { field } = await openSearch(page);
    await page.keyboard.type('react/api');
    await expect(field).toHaveValue('react/api');
  });

  test('text typed while it loads is kept, and searched once it has loaded', async ({ page }) => {
    const release = await delayRequests(page, CORE_INDEX);
    const { field, options, status } = await openSearch(page);
    await page.keyboard.type('isPending');
    await expect(status).toHaveText('Loading the index…');
    release();
    await expect(field).toHaveValue('isPending');
    await expect(options.first()).toHaveAttribute('href', '/docs/react/api/is-pending');
  });

  test('the page behind it does not scroll', async ({ page }) => {
    const { field, dialog } = await openSearch(page);
    await expect(field).toBeFocused();
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });
});

test('an empty field lists six common questions, by keyboard too, and clearing the field shows them again', async ({
  page,
}) => {
  const { field, status, dialog, options, selected } = await openSearch(page);
  await expect(status).toHaveText('Common questions');
  await expect(dialog.getByRole('listbox', { name: 'Common questions' })).toBeVisible();
  await expect(options).toHaveCount(6);
  await expect(selected).toHaveCount(0);
  await field.fill('isPending');
  await expect(status).toHaveText(/results/);
  await field.fill('');
  await expect(options).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveText('How do I send a token with each request?');
  await expect(field).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? 'none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/react/api/hookloom-provider#auth');
  await expect(dialog).toBeHidden();
});

test.describe('closing', () => {
  test('Escape closes it, and the focus returns to the button that opened it', async ({ page }) => {
    const { dialog, button, field } = await openSearch(page);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('after a shortcut, the focus returns to where it was', async ({ page }) => {
    await openHydrated(page, '/docs/intro');
    const link = page.getByRole('navigation').getByRole('link', { name: 'Documentation' });
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(search(page).field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('its button or a click outside closes it', async ({ page }) => {
    const { dialog, button } = await openSearch(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await button.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(dialog).toBeHidden();
  });

  test('opened again, it has the previous query, selected so that typing replaces it', async ({ page }) => {
    const { field, button } = await openSearch(page);
    await page.keyboard.type('timeout');
    await page.keyboard.press('Escape');
    await button.click();
    await expect(field).toHaveValue('timeout');
    await page.keyboard.type('key');
    await expect(field).toHaveValue('key');
  });
});
