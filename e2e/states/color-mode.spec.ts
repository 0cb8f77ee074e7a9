import { expect, test } from '../support/fixtures.ts';
import { firstTheme, recordFirstTheme } from '../support/first-theme.ts';
import { colorToggle, openHydrated, setLocalStorage, getLocalStorage } from '../support/page-state.ts';

for (const system of ['dark', 'light'] as const) {
  test(`without a stored choice the site is dark where the system is ${system}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await openHydrated(page, '/docs/intro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(colorToggle(page)).toHaveAccessibleName(
      'Switch between dark and light mode (currently dark mode)',
    );
    expect(await getLocalStorage(page, 'theme')).toBeNull();
  });
}

test('the toggle flips between dark and light, stores the choice under the key theme, and its accessible name includes the mode', async ({
  page,
}) => {
  await openHydrated(page, '/');
  for (const mode of ['light', 'dark', 'light'] as const) {
    await colorToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(colorToggle(page)).toHaveAccessibleName(
      `Switch between dark and light mode (currently ${mode} mode)`,
    );
    expect(await getLocalStorage(page, 'theme')).toBe(mode);
  }
});

test('the choice is kept across navigation, a reload, and a change of the system preference', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await colorToggle(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL('/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(colorToggle(page)).toHaveAccessibleName(/currently light mode/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a stored choice is applied before the first paint, so that no other color flashes', async ({
  page,
}) => {
  await setLocalStorage(page, { theme: 'light' });
  await recordFirstTheme(page);
  await openHydrated(page, '/docs/intro');
  expect(await firstTheme(page)).toBe('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('dark and light have different page and text colors', async ({ page }) => {
  await openHydrated(page, '/docs/intro');
  const colors = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      return { backgroundColor, color, scheme: getComputedStyle(document.documentElement).colorScheme };
    });
  const dark = await colors();
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const light = await colors();
  expect(dark.backgroundColor).not.toBe(light.backgroundColor);
  expect(dark.color).not.toBe(light.color);
  expect([dark.scheme, light.scheme]).toEqual(['dark', 'light']);
});
