import { expect, test } from '../support/fixtures.ts';
import { openWithoutScripts } from '../support/late-scripts.ts';

test('a press of the menu before hydration opens it once', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/docs/intro');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.tap();
  await toggle.tap();
  await hydrate();
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeInViewport();
});

test('a press of the table of contents before hydration opens it once', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/docs/react/api/network-state');
  const button = page.getByRole('button', { name: 'On this page' });
  await button.tap();
  await hydrate();
  await expect(button.locator('xpath=..').getByRole('link').first()).toBeVisible();
});
