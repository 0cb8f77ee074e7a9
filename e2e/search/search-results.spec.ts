import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';
import { delayRequests, openSearch, INDEX_PARTS } from './search-page.ts';

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
    }).toPass();
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
