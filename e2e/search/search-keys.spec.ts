import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';
import { delayRequests, openSearch, INDEX_PARTS } from './search-page.ts';

test.describe('keys', () => {
  test('arrow keys, Home and End move the selection, to which the field refers', async ({ page }) => {
    // More results would change which option is the last.
    await delayRequests(page, INDEX_PARTS);
    const { field, options, selected } = await openSearch(page);
    await field.fill('isPending');
    await expect(selected).toHaveCount(1);
    const isSelected = async (option: typeof selected) => {
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(selected).toHaveCount(1);
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await option.getAttribute('id')) ?? 'none',
      );
      await expect(option).toBeInViewport();
      await expect(field).toBeFocused();
    };
    await isSelected(options.first());
    for (const [key, option] of [
      ['ArrowDown', options.nth(1)],
      ['ArrowUp', options.first()],
      ['ArrowUp', options.last()],
      ['ArrowDown', options.first()],
      ['End', options.last()],
      ['Home', options.first()],
    ] as const) {
      await page.keyboard.press(key);
      await isSelected(option);
    }
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const list = page.locator(`#${await field.getAttribute('aria-controls')}`);
    await expect(list).toHaveRole('listbox');
  });

  test('Enter opens the selected section and closes the search, without loading the site again', async ({
    page,
  }) => {
    const { field, selected, dialog } = await openSearch(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await field.fill('race conditions');
    await expect(selected).toHaveAttribute('href', '/docs/react/api/stateful-hook#late-answers');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/react/api/stateful-hook#late-answers');
    await expect(dialog).toBeHidden();
    await expect(page.locator('#late-answers')).toBeInViewport();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('Enter goes to a section of the current page', async ({ page }) => {
    const { field, selected } = await openSearch(page, '/docs/react/api/stateful-hook');
    await field.fill('unmounting during a call');
    await expect(selected).toHaveAttribute('href', '/docs/react/api/stateful-hook#unmount');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Unmounting during a call' })).toBeInViewport();
    await expect(page).toHaveURL('/docs/react/api/stateful-hook#unmount');
  });

  test('the page of the selected result is prefetched', async ({ page }) => {
    const { field, selected } = await openSearch(page);
    await page.evaluate(() => {
      const ahead: string[] = [];
      const { docusaurus } = window as unknown as { docusaurus: { prefetch: (address: string) => unknown } };
      const prefetch = (address: string) => {
        ahead.push(address);
        return docusaurus.prefetch(address);
      };
      Object.assign(window, { ahead, docusaurus: { ...docusaurus, prefetch } });
    });
    await field.fill('Clear on unmount');
    await expect(selected).toHaveAttribute(
      'href',
      '/docs/react/cookbook/binding-to-component-lifecycle#clear-on-unmount',
    );
    const fetched = () => page.evaluate(() => (window as unknown as { ahead: string[] }).ahead);
    await expect.poll(fetched).toContain('/docs/react/cookbook/binding-to-component-lifecycle');
  });

  for (const how of ['Control+Enter', 'a click with Control'] as const) {
    test(`${how} opens the result in a new tab`, async ({ page, browser }) => {
      const { field, options, dialog } = await openSearch(page);
      await field.fill('isPending');
      await expect(options.first()).toBeVisible();
      // From the browser: Playwright sometimes doesn't report a tab that headless Chromium opens in the background.
      const session = await browser.newBrowserCDPSession();
      const tabs = async () => (await session.send('Target.getTargets')).targetInfos;
      const before = new Set((await tabs()).map(({ targetId }) => targetId));
      const opened = async () =>
        (await tabs()).filter(({ targetId }) => !before.has(targetId)).map(({ url }) => url);
      if (how === 'Control+Enter') await page.keyboard.press(how);
      else await options.first().click({ modifiers: ['Control'] });
      await expect.poll(opened).toContain(new URL('/docs/react/api/is-pending', page.url()).href);
      await expect(page).toHaveURL('/docs/intro');
      await expect(dialog).toBeVisible();
    });
  }
});
