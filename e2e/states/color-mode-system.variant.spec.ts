import { expect, test } from '../support/fixtures.ts';
import { firstTheme, recordFirstTheme } from '../support/first-theme.ts';
import { colorToggle, openHydrated, setLocalStorage, getLocalStorage } from '../support/page-state.ts';

test.use({ site: 'all-features' });

test('if the system preference is respected, the toggle cycles system, light, dark, system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/docs/guide');
  const mode = (name: string) => `Switch between dark and light mode (currently ${name} mode)`;
  await expect(colorToggle(page)).toHaveAccessibleName(mode('system'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const [name, theme, kept] of [
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', 'dark', null],
  ] as const) {
    await colorToggle(page).click();
    await expect(colorToggle(page)).toHaveAccessibleName(mode(name));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(await getLocalStorage(page, 'theme')).toBe(kept);
  }
});

test('under system the preference of the operating system is followed as it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/docs/guide');
  for (const system of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: system });
    await expect(page.locator('html')).toHaveAttribute('data-theme', system);
  }
  expect(await getLocalStorage(page, 'theme')).toBeNull();
});

test('a choice of light or dark does not follow the operating system; system does so again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/docs/guide');
  await colorToggle(page).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(colorToggle(page)).toHaveAccessibleName(/currently light mode/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await colorToggle(page).click();
  await colorToggle(page).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const [system, kept, first] of [
  ['light', {}, 'light'],
  ['dark', {}, 'dark'],
  ['light', { theme: 'dark' }, 'dark'],
] as const) {
  const what = 'theme' in kept ? `a stored ${kept.theme}` : 'the preference';
  test(`where the system is ${system}, ${what} is set before the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await setLocalStorage(page, kept);
    await recordFirstTheme(page);
    await openHydrated(page, '/docs/guide');
    expect(await firstTheme(page)).toBe(first);
  });
}
