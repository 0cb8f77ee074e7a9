import { defaultIdentity } from '@hookloom/identity';
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

test.use({ site: 'all-features', allowErrors: [/The loom broke\.|A theme navbar item failed to render/] });

const SITE = defaultIdentity.name.display;

interface Crash {
  readonly where: string;
  readonly address: string;
  readonly button: string;
  readonly title: string;
}

const CRASHES: readonly Crash[] = [
  {
    where: 'a page inside the layout',
    address: '/crash',
    button: 'Break the page',
    title: `Fragile | ${SITE}`,
  },
  { where: 'a page outside the layout', address: '/crash-outside', button: 'Break the page', title: 'Bare' },
  {
    where: 'the layout itself',
    address: '/docs/guide',
    button: 'Break the navbar',
    title: `Guide | ${SITE}`,
  },
];

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page crashed.', exact: true });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

async function expectCrashed(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('main')).toContainText('The loom broke.');
  await expect(tryAgain(page)).toBeVisible();
}

for (const { where, address, button, title } of CRASHES) {
  test(`a crash of ${where} shows "This page crashed." under the title "Page Error", with the error and Try again`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    await expect(page).toHaveTitle(title);
    await page.getByRole('button', { name: button }).click();
    await expectCrashed(page);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, mode);
      await expect.poll(() => findViolations(page, undefined, 'main'), mode).toEqual([]);
    }
  });

  test(`after a crash of ${where}, Try again resets: still broken it says so again, fixed, the page and its title return`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    await page.getByRole('button', { name: button }).click();
    await expectCrashed(page);
    await tryAgain(page).click();
    await expectCrashed(page);
    await page.evaluate(() => Reflect.set(window, 'broken', undefined));
    await tryAgain(page).click();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
    await expect(page).toHaveTitle(title);
  });
}

test('an error for a navbar item that fails to render includes its configuration', async ({ page }) => {
  await openHydrated(page, '/docs/guide');
  await page.getByRole('button', { name: 'Break the navbar' }).click();
  await expect(page.getByRole('main')).toContainText('A theme navbar item failed to render.');
  await expect(page.getByRole('main')).toContainText('"value": "fragile"');
});

test('a crashed page inside the layout keeps the navbar and footer, and links work', async ({ page }) => {
  await openHydrated(page, '/crash');
  await page.getByRole('button', { name: 'Break the page' }).click();
  await expectCrashed(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  await expect(page).toHaveTitle(`Introduction | ${SITE}`);
});
