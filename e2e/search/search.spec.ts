import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';
import { ENGINE, CORE_INDEX, delayRequests, openSearch, INDEX_PARTS, search } from './search-page.ts';

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

test.describe('results', () => {
  test('are grouped by page, with the matching section and a highlighted excerpt', async ({ page }) => {
    const { field, dialog } = await openSearch(page);
    await field.fill('clearOnUnmount');
    const group = dialog.getByRole('group', { name: 'Stateful hook', exact: true });
    const option = group.getByRole('option', { name: /^Options/ });
    await expect(option).toHaveAttribute('href', '/docs/react/api/stateful-hook#options');
    await expect(option.locator('mark').first()).toHaveText('clearOnUnmount');
  });

  test('are counted in a live region', async ({ page }) => {
    const { field, status, options, groups } = await openSearch(page);
    await field.fill('NetworkState');
    await expect(status).toHaveText(/^\d+ results on \d+ pages$/);
    // The rest of the index changes the results.
    await expect(async () => {
      const [hits, pages] = (await status.innerText()).match(/\d+/g) ?? [];
      expect([await options.count(), await groups.count()]).toEqual([Number(hits), Number(pages)]);
    }).toPass({ timeout: 10_000 });
  });

  for (const [typed, path] of [
    ['isPend', '/docs/react/api/is-pending'],
    ['statful hook', '/docs/react/api/stateful-hook'],
    ['HL1004', '/docs/diagnostics/hl1004'],
  ] as const) {
    test(`${typed} leads to ${path}`, async ({ page }) => {
      const { field, options } = await openSearch(page);
      await field.fill(typed);
      await expect(options.first()).toHaveAttribute('href', new RegExp(`^${path}(#|$)`));
    });
  }

  test('say if nothing matches, and what to do next', async ({ page }) => {
    const { field, status, dialog, options } = await openSearch(page, '/docs/cli-reference');
    await field.fill('zzqx');
    await expect(status).toHaveText('No results for “zzqx”.');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog.getByRole('listitem').first()).toHaveText('Check the spelling.');
    const issue = dialog.getByRole('link', { name: 'Open an issue' });
    await expect(issue).toHaveAttribute('href', /\/issues\/new\?title=.*zzqx/);
    await dialog.getByRole('link', { name: 'Browse the docs' }).click();
    await expect(page).toHaveURL('/docs/intro');
    await expect(dialog).toBeHidden();
  });

  test('grow while the full text loads, and the selected one stays selected and in place', async ({
    page,
  }) => {
    const release = await delayRequests(page, INDEX_PARTS);
    const { field, selected, options, status } = await openSearch(page);
    await field.fill('slot');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const before = { href: await selected.getAttribute('href'), box: await selected.boundingBox() };
    const count = await status.innerText();
    release();
    await expect(status).not.toHaveText(count);
    expect(await selected.getAttribute('href')).toBe(before.href);
    expect(await selected.boundingBox()).toEqual(before.box);
  });
});

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
    test(`${how} opens the result in a new tab`, async ({ page, context }) => {
      const { field, options, dialog } = await openSearch(page);
      await field.fill('isPending');
      await expect(options.first()).toBeVisible();
      const opened = context.waitForEvent('page');
      if (how === 'Control+Enter') await page.keyboard.press(how);
      else await options.first().click({ modifiers: ['Control'] });
      await expect(await opened).toHaveURL('/docs/react/api/is-pending');
      await expect(page).toHaveURL('/docs/intro');
      await expect(dialog).toBeVisible();
    });
  }
});

test('a scrolled list returns to the top for a new query', async ({ page }) => {
  const { field, options } = await openSearch(page);
  await field.fill('clearOnUnmount');
  await options.first().hover();
  await page.mouse.wheel(0, 400);
  await expect(options.first()).not.toBeInViewport();
  await field.fill('clear on unmount');
  await expect(options.first()).toBeInViewport();
});

test('moving the pointer over a result selects it, and a click opens it', async ({ page }) => {
  // Arriving results must not move under the resting pointer.
  await delayRequests(page, INDEX_PARTS);
  const { field, options, dialog } = await openSearch(page);
  await field.fill('isError');
  await options.nth(2).hover();
  await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  const href = (await options.nth(2).getAttribute('href')) ?? '';
  await options.nth(2).click();
  await expect(page).toHaveURL(href);
  await expect(dialog).toBeHidden();
});

test.describe('failures', () => {
  test.use({ allowErrors: [/Failed to load resource|Loading chunk/] });

  for (const [what, addresses, message] of [
    ['index', CORE_INDEX, 'The search index failed to load.'],
    ['engine', ENGINE, 'Search failed to load.'],
  ] as const) {
    test(`when the ${what} cannot be loaded, it says so, keeps the query, and Retry works`, async ({
      page,
    }) => {
      await page.route(addresses, (route) => route.abort());
      const { field, alert, retry, options } = await openSearch(page);
      await page.keyboard.type('isPending');
      await expect(alert).toContainText(message);
      await retry.click();
      await expect(alert).toContainText(message);
      await page.unroute(addresses);
      await retry.click();
      await expect(options.first()).toHaveAttribute('href', '/docs/react/api/is-pending');
      await expect(field).toHaveValue('isPending');
      await expect(alert).toHaveCount(0);
    });
  }

  test('an error status for the index counts as a failure to load', async ({ page }) => {
    await page.route(CORE_INDEX, (route) => route.fulfill({ status: 503, body: '[]' }));
    const { alert } = await openSearch(page);
    await expect(alert).toContainText('The search index failed to load.');
  });

  test('when the full text cannot be loaded, titles, headings and names are still found, and Retry loads the rest', async ({
    page,
  }) => {
    await page.route(INDEX_PARTS, (route) => route.abort());
    const { field, alert, retry, options, status } = await openSearch(page);
    await field.fill('isPending');
    await expect(options.first()).toHaveAttribute('href', '/docs/react/api/is-pending');
    await expect(alert).toContainText('Couldn’t load the full index.');
    await field.fill('flickers');
    await expect(status).toHaveText('No results for “flickers”.');
    await page.unroute(INDEX_PARTS);
    await retry.click();
    await expect(options.first()).toHaveAttribute('href', '/docs/react/api/is-success#pitfalls');
    await expect(alert).toHaveCount(0);
  });
});
