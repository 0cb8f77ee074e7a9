import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated, scrollToTop, setLocalStorage, getLocalStorage } from '../support/page-state.ts';

test.use({ site: 'all-features' });

const PREFERENCE = 'docs-preferred-version-default';
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the dropdown links to the same doc in the other version, keeping search and hash', async ({ page }) => {
  await openHydrated(page, '/docs/intro?from=mail#part-3');
  await scrollToTop(page);
  await navbar(page).getByRole('button', { name: '1.0', exact: true }).hover();
  await navbar(page).getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/docs/next/intro?from=mail#part-3');
  await expect(navbar(page).getByRole('button', { name: 'Next', exact: true })).toBeVisible();
});

test('the chosen version is stored and used by the links of the navbar, on other pages and after a reload', async ({
  page,
}) => {
  await openHydrated(page, '/docs/guide');
  expect(await getLocalStorage(page, PREFERENCE)).toBeNull();
  await navbar(page).getByRole('button', { name: '1.0', exact: true }).hover();
  await navbar(page).getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/next\/guide\/?$/);
  expect(await getLocalStorage(page, PREFERENCE)).toBe('current');
  await openHydrated(page, '/');
  const documentation = navbar(page).getByRole('link', { name: 'Documentation' });
  await expect(documentation).toHaveAttribute('href', '/docs/next/intro');
  await documentation.click();
  await expect(page).toHaveURL('/docs/next/intro');
});

test('without a stored version the links of the navbar go to the latest version', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(navbar(page).getByRole('link', { name: 'Documentation' })).toHaveAttribute(
    'href',
    '/docs/intro',
  );
});

test('a stored version that no longer exists is ignored', async ({ page }) => {
  await setLocalStorage(page, { [PREFERENCE]: '0.1' });
  await openHydrated(page, '/');
  await expect.poll(() => getLocalStorage(page, PREFERENCE)).toBeNull();
  await expect(navbar(page).getByRole('link', { name: 'Documentation' })).toHaveAttribute(
    'href',
    '/docs/intro',
  );
});
